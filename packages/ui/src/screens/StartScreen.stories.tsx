import { expect } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { StartScreen } from './StartScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Start',
  parameters: { chromatic: screenPictures },
  component: StartScreen,
  args: { isGameOver: true, scoreHref: '#/score' },
});

export const GameOver = meta.story({
  name: 'Game over',
  parameters: { states: ['start.ended', 'shell.back-absent'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'El juego de gemas ha terminado',
    );
    await expect(canvas.getByRole('link', { name: 'Ver mis resultados' })).toHaveAttribute(
      'href',
      '#/score',
    );
    await expect(canvas.queryByRole('button', { name: 'Volver' })).toBeNull();
  },
});

export const Welcome = meta.story({
  name: 'Game open, or not known',
  parameters: { states: ['start.welcome'] },
  args: { isGameOver: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Te damos la bienvenida',
    );
    await expect(canvas.queryByText(/ha terminado/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ver mis resultados' })).toHaveAttribute(
      'href',
      '#/score',
    );
  },
});

export const Extremes = meta.story({
  name: 'Extremes: 320 px',
  globals: { viewport: { value: 'tiny' } },
});
