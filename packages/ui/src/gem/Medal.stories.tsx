import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Medal } from './Medal.tsx';

const meta = preview.meta({ title: 'Components/Gem/Medal', component: Medal, args: { size: 96 } });

export const First = meta.story({
  args: { position: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Medalla 1' })).toBeVisible();
  },
});

export const Second = meta.story({ args: { position: 2 } });

export const Third = meta.story({ args: { position: 3 } });
