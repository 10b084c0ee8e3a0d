import { expect, fireEvent, fn, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';

const args = {
  open: true,
  busy: false,
  image: 'mock/img/blender-1.svg',
  price: 489,
  balance: 1284,
  onConfirm: fn(),
  onCancel: fn(),
};

/** Dispatches the event that the browser sends for Esc and the back gesture. */
const askToClose = async () =>
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));

const meta = preview.meta({
  title: 'Components/Redeem/ConfirmSheet',
  parameters: { aliases: ['Confirmation', 'AreYouSure'] },
  component: ConfirmSheet,
  args,
});

export const Asking = meta.story({
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: '¿Seguro deseas canjear este premio?' }),
    ).toHaveTextContent('Se descontarán 489 esmeraldas y no son reembolsables. Te quedarán 795.');
  },
});

Asking.test('can be cancelled by Esc and by a tap', async ({ userEvent }) => {
  await askToClose();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await expect(args.onCancel).toHaveBeenCalledTimes(2);
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

Asking.test(
  'calls onConfirm once for twenty taps',
  { parameters: { states: ['redeem.double-submit'] } },
  async ({ userEvent }) => {
    const yes = screen.getByRole('button', { name: 'Sí, canjear' });
    for (let tap = 0; tap < 10; tap += 1) yes.click();
    for (let tap = 0; tap < 10; tap += 1) await userEvent.click(yes);
    await userEvent.keyboard('{Enter} ');
    await askToClose();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    yes.focus();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(yes).toHaveAccessibleName('Canjeando...');
    await expect(yes).toHaveFocus();
  },
);

export const Busy = meta.story({ args: { busy: true } });

export const OneGem = meta.story({
  name: 'One gem',
  args: { price: 1, balance: 2 },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Se descontará 1 esmeralda y no es reembolsable. Te quedará 1.',
    );
  },
});

export const Extremes = meta.story({
  name: 'Extremes: large numbers, broken picture, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: { price: 1_283_999, balance: 1_284_000, image: 'mock/img/missing.svg' },
});
