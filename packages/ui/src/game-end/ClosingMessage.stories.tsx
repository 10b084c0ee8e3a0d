import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH, type Freshness } from '../primitives/Freshness/freshness.ts';
import { ClosingMessage } from './ClosingMessage.tsx';

const meta = preview.meta({
  title: 'Components/Game end/ClosingMessage',
  component: ClosingMessage,
  args: {
    vaultOpen: true,
    freshness: FRESH as Freshness,
    message:
      '<h2>Gracias por una gran temporada</h2><p>Entre todos sumaron <strong>182,406 activaciones</strong> en 41 semanas. La bóveda sigue abierta para que uses tus esmeraldas.</p><ul><li>Los premios a domicilio llegan en 2 a 3 semanas.</li><li>Las tarjetas llegan en 5 a 6 semanas.</li></ul>' as
        | string
        | null,
  },
});

export const Farewell = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Gracias por una gran temporada' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Medalla/ })).toBeNull();
  },
});

export const NoMessage = meta.story({
  name: 'Empty: the default message',
  args: { message: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'El juego de gemas ha terminado' }),
    ).toBeVisible();
    await expect(canvas.getByText(/La bóveda sigue abierta/)).toBeVisible();
  },
});

export const VaultClosed = meta.story({
  name: 'Empty, and the vault is closed',
  args: { message: null, vaultOpen: false },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Gracias por jugar. Bóveda cerrada, regresamos pronto.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/sigue abierta/)).toBeNull();
  },
});

export const NotRefreshed = meta.story({
  name: 'Failed: could not be refreshed',
  args: {
    freshness: {
      state: 'stale',
      since: '2026-03-13T10:42:00-06:00',
      why: 'server',
      onRetry: fn(),
    } as Freshness,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^No pudimos actualizar\. Ves tus datos del 13 de marzo/),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Gracias por una gran temporada' }),
    ).toBeVisible();
  },
});

export const Hostile = meta.story({
  name: 'Extremes: hostile html of 200 kB',
  args: {
    message: `<p>Texto que sí se lee.</p><script>window.hostile = true</script><img src="x" alt="" onerror="window.hostile = true"><style>body{display:none}</style><iframe src="about:blank"></iframe><p>${'Más texto. '.repeat(18_000)}</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Texto que sí se lee.')).toBeVisible();
    await expect(canvasElement.querySelector('script, style, iframe, [onerror]')).toBeNull();
    await expect('hostile' in window).toBe(false);
  },
});
