import { expect, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH, type Freshness } from '../primitives/Freshness/freshness.ts';
import {
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../testing/freshness.ts';
import { MaterialScreen } from './MaterialScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Material',
  parameters: { chromatic: screenPictures },
  component: MaterialScreen,
  args: {
    freshness: FRESH as Freshness | null,
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
  name: 'Html of which nothing can be shown',
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

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { freshness: REFRESHING },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { freshness: NOT_REFRESHED },
  play: expectNotRefreshed,
});

export const Offline = meta.story({
  parameters: { states: ['shell.offline'] },
  args: { freshness: OFFLINE },
  play: expectOffline,
});
