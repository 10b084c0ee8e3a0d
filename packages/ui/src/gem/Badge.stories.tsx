import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { brokenPicture, picture } from '../testing/story.ts';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ title: 'Components/Gem/Badge', component: Badge, args: { size: 184 } });

export const LevelOne = meta.story({ args: { level: 1 } });

export const LevelTwo = meta.story({ args: { level: 2 } });

export const LevelThree = meta.story({
  args: { level: 3, size: 56 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Insignia nivel 3' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('path[fill*=gold]')).toHaveLength(3);
  },
});

export const LevelFive = meta.story({ args: { level: 5, label: 'Talla de oro' } });

export const NotEarned = meta.story({ args: { level: 0 } });

export const ServerImage = meta.story({
  args: { level: 4, image: picture('#D11A63') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('image')).not.toBeNull();
  },
});

export const BrokenImage = meta.story({
  name: 'Failed image',
  args: { level: 4, image: brokenPicture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('image')).toBeNull());
    await expect(canvasElement.querySelectorAll('path[fill*=gold]')).toHaveLength(4);
  },
});

export const Decorative = meta.story({
  args: { level: 2, decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
