import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { passTime } from '../../../../../.storybook/clock.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { freezeClock } from '../../testing/frozen-clock.ts';
import { CountdownModal } from './CountdownModal.tsx';

/**
 * Shows the modal with `until` as ms from now. The time is computed when the story is opened, not when the file is
 * loaded.
 */
function FromNow({ until, ...rest }: ComponentProps<typeof CountdownModal>) {
  const [moment] = useState(() => Date.now() + (until ?? 0));
  return <CountdownModal {...rest} until={moment} />;
}

const args = { until: 222_000, onContinue: fn(), onCancel: fn() };

const meta = preview.meta({
  title: 'Components/Redeem/CountdownModal',
  component: CountdownModal,
  args,
  render: (props) => <FromNow {...props} />,
});

export const Waiting = meta.story({
  parameters: { states: ['redeem.repeat-wait', 'redeem.repeat-cancelled'] },
  beforeEach: freezeClock,
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-deliberate');
    await expect(screen.getByRole('timer')).toHaveTextContent('03:42');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Por favor espera antes de canjear nuevamente este premio para confirmar que deseas canjearlo.',
      ),
    );
  },
});

Waiting.test('cannot be continued, only cancelled', async ({ userEvent }) => {
  const go = screen.getByRole('button', { name: 'Continuar' });
  await userEvent.click(go);
  go.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onContinue).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Mejor no' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(1);
});

export const Finished = meta.story({
  parameters: { states: ['redeem.repeat-ready', 'redeem.repeat-continue'] },
  name: 'Countdown finished',
  args: { until: 0 },
});

Finished.test('says that the wait is over, and can be continued', async ({ userEvent }) => {
  await expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Listo! ya puedes continuar con el canje'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await expect(args.onContinue).toHaveBeenCalledTimes(1);
});

Finished.test(
  'cannot be continued one second before the end',
  { args: { until: 1000 } },
  async ({ userEvent }) => {
    const go = screen.getByRole('button', { name: 'Continuar' });
    await userEvent.click(go);
    await expect(args.onContinue).not.toHaveBeenCalled();
    passTime(1000);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:00'));
    await userEvent.click(go);
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
  },
);

Finished.test(
  'never shows more than 05:00 (spec section 9), although the clock is set back by an hour',
  { args: { until: 222_000 } },
  async ({ userEvent }) => {
    passTime(-3_600_000);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:00'), {
      timeout: 3000,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
);

export const Extremes = meta.story({
  name: 'Extremes: waiting, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach() {
    const restore = freezeClock();
    document.documentElement.style.fontSize = '200%';
    return () => {
      restore();
      document.documentElement.style.fontSize = '';
    };
  },
});
