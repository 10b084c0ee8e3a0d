import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';

const meta = preview.meta({
  title: 'Components/Shell/WaitingNotice',
  component: WaitingNotice,
  args: { since: '2026-03-14T10:42:00-06:00' },
});

export const Remembered = meta.story({
  name: 'Remembered data',
  parameters: { states: ['score.remembered'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Ves tus datos de las 10:42 a. m. Actualizando...',
    );
  },
});
