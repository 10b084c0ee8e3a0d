import { expect, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../../.storybook/pictures.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { MaterialScreen } from './MaterialScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Material',
  parameters: { chromatic: screenPictures },
  component: MaterialScreen,
  args: {
    material: {
      title: 'Bonos de tus clientes',
      content:
        '<h1>Cada reto da un bono</h1><ul><li>Recarga: <strong>$30</strong></li><li>Servicio: $50</li></ul><p onclick="alert(1)">Pregunta por ellos.</p>',
    },
  },
});

export const Ready = meta.story({
  parameters: { states: ['material.shown'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Cada reto da un bono' }),
    ).toBeVisible();
    await expect(canvas.getByText('Pregunta por ellos.')).not.toHaveAttribute('onclick');
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute(
      'href',
      '#/help/materials',
    );
  },
});

export const Unshowable = meta.story({
  name: 'Nothing of it can be shown',
  args: { material: { title: 'Bonos', content: '<div><frameset onload=alert(1)>//</div>' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Cargando...')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Bonos' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { material: { title: 'Material sin texto y con un título bastante largo', content: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});
