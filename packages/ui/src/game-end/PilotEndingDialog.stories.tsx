import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PilotEndingDialog } from './PilotEndingDialog.tsx';

const meta = preview.meta({
  title: 'Components/Game end/PilotEndingDialog',
  component: PilotEndingDialog,
  args: { open: true, onClose: fn() },
});

export const Ready = meta.story({
  parameters: { states: ['score.pilot-ending'] },
  play: async () => {
    const shown = await screen.findByRole('dialog', { name: 'Hoy termina el piloto' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(shown).toHaveTextContent('Activa hasta las 23:59.');
  },
});

Ready.test('closes with the button', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
