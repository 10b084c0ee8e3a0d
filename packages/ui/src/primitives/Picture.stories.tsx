import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { brokenPicture, picture } from '../testing/story.ts';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/Picture',
  component: Picture,
  args: { src: picture('#00694E'), alt: 'Licuadora 10 velocidades', size: 96 },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('img', { name: 'Licuadora 10 velocidades' })
      .getBoundingClientRect();
    await expect([width, height]).toEqual([96, 96]);
  },
});

export const Empty = meta.story({
  args: { src: '' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Licuadora 10 velocidades (no disponible)' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Licuadora 10 velocidades (no disponible)' });
  },
});

export const FailedBesideItsName = meta.story({
  name: 'Failed beside its name',
  args: { src: '', alt: '', size: 56 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
