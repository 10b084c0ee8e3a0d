import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { brokenPicture, doubleText, expectNoSideScroll, picture } from '../testing/story.ts';
import { Carousel } from './Carousel.tsx';

const images = ['#00694E', '#0B5A8A', '#D11A63', '#B87400'].map((colour, index) => ({
  id: String(index),
  src: picture(colour),
}));

const meta = preview.meta({
  title: 'Components/Primitives/Carousel',
  component: Carousel,
  args: { label: 'Licuadora 10 velocidades', images },
});

export const Several = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 de 4')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Imagen 1 de 4' })).toBeVisible();
  },
});

Several.test('changes the picture by dots and by arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Imagen 3 de 4' }));
  await waitFor(() => expect(canvas.getByText('3 de 4')).toBeVisible());
  const strip = canvas.getByRole('region', { name: /^Imagen/ });
  strip.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(canvas.getByText('2 de 4')).toBeVisible());
  await userEvent.keyboard('{End}{ArrowRight}');
  await waitFor(() => expect(canvas.getByText('4 de 4')).toBeVisible());
  await expect(strip.scrollLeft).toBeCloseTo(strip.clientWidth * 3, 0);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await waitFor(() => expect(canvas.getByText('1 de 4')).toBeVisible());
});

export const Single = meta.story({
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByText('1 de 1')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Licuadora 10 velocidades' })).toBeVisible();
  },
});

export const BrokenImage = meta.story({
  name: 'Failed image',
  args: { images: [{ id: 'x', src: brokenPicture }] },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Licuadora 10 velocidades (no disponible)' });
  },
});

export const NoImages = meta.story({
  name: 'Empty',
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
