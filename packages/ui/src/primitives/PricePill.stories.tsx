import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PricePill } from './PricePill.tsx';

const meta = preview.meta({
  title: 'Components/Primitives/PricePill',
  component: PricePill,
  args: { gems: 489 },
});

export const Affordable = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('489 esmeraldas');
  },
});

export const NotAffordable = meta.story({ args: { gems: 2931, affordable: false } });

export const Big = meta.story({ args: { big: true } });

export const HugeNumber = meta.story({
  name: 'Extremes: 9,999,999',
  args: { gems: 9999999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/9,999,999/)).toBeVisible();
  },
});

export const One = meta.story({
  args: { gems: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/1 esmeralda$/);
  },
});
