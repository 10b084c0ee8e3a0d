import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';

const meta = preview.meta({
  title: 'Components/Shell/WaitingNotice',
  component: WaitingNotice,
  args: { since: null },
});

export const Held = meta.story({
  name: 'Score visible, not usable yet',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Preparando tu juego...')).toBeVisible());
  },
});

export const Remembered = meta.story({
  name: 'Remembered data',
  parameters: { states: ['score.remembered'] },
  args: { since: '2026-03-14T10:42:00-06:00' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ves tus datos de las 10:42 a. m. Actualizando...'),
    ).toBeVisible();
    await expect(canvas.queryByText('Preparando tu juego...')).toBeNull();
  },
});
