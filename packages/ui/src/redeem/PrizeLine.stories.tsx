import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PrizeLine } from './PrizeLine.tsx';

const prize = { name: 'Licuadora de vaso 1.5 L', image: 'mock/img/blender-1.svg', price: 489 };

const meta = preview.meta({
  title: 'Components/Redeem/PrizeLine',
  component: PrizeLine,
  args: { prize, balance: 1284 },
});

export const Affordable = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('Te quedarán 795')).toBeVisible(),
});

export const ExactBalance = meta.story({
  name: 'Balance equal to the price',
  args: { balance: 489 },
  play: async ({ canvas }) => expect(canvas.getByText('Te quedarán 0')).toBeVisible(),
});

export const OneMissing = meta.story({
  name: 'One gem missing',
  args: { balance: 488 },
  play: async ({ canvas }) => expect(canvas.getByText('Te falta 1')).toBeVisible(),
});
