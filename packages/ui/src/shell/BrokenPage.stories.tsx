import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { BrokenPage } from './BrokenPage.tsx';

const meta = preview.meta({
  title: 'Components/Shell/BrokenPage',
  component: BrokenPage,
  args: { isReloading: false, backHref: '#/score', onRetry: fn() },
});

export const Broken = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Algo salió mal');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo falló de nuestro lado');
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
    await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const NotLoaded = meta.story({
  args: { failure: 'offline', backHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Revisa tu conexión');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Reloading = meta.story({
  args: { isReloading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
