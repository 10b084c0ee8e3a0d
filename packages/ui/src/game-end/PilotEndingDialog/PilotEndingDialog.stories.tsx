import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { PilotEndingDialog } from './PilotEndingDialog.tsx';

const args = { open: true, onClose: fn() };

const meta = preview.meta({
  title: 'Components/Game end/PilotEndingDialog',
  component: PilotEndingDialog,
  args,
});

export const Ending = meta.story({
  name: 'Hoy termina el piloto',
  parameters: { states: ['score.pilot-ending'] },
  play: async ({ userEvent }) => {
    const shown = screen.getByRole('dialog', { name: 'Hoy termina el piloto' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(shown).toHaveTextContent('Activa hasta las 23:59.');
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const DoubleText = meta.story({
  name: '320 px, 200 % text',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
