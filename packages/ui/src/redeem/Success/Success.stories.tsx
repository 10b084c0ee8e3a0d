import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Success, type SuccessProps } from './Success.tsx';

const args = {
  prize: { name: 'Licuadora de vaso 1.5 L', image: 'mock/img/blender-1.svg', type: 'elektra' },
  balance: 795,
  rewardsHref: '#/rewards',
} satisfies SuccessProps;

const meta = preview.meta({ title: 'Components/Redeem/Success', component: Success, args });

export const ShippedHome = meta.story({
  parameters: { states: ['redeem.success'] },
  name: 'Shipped home',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '¡Felicidades!' })).toHaveFocus();
    await expect(canvas.getByText('2 a 3 semanas')).toBeVisible();
  },
});

ShippedHome.test(
  'The second of two quick taps on the order leads nowhere',
  async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Ver mis premios' });
    const ways = link.parentElement ?? canvasElement;
    // Once more from the beginning, which may be over.
    ways.style.animation = 'none';
    await expect(link).toHaveStyle({ pointerEvents: 'auto' });
    ways.style.animation = '';
    await expect(link).toHaveStyle({ pointerEvents: 'none' });
    for (const animation of ways.getAnimations()) animation.finish();
    await expect(link).toHaveStyle({ pointerEvents: 'auto' });
  },
);

export const Card = meta.story({
  parameters: { states: ['redeem.success-card'] },
  args: {
    prize: { name: 'Tarjeta de regalo $500', image: 'mock/img/gift-card-1.svg', type: 'card' },
    balance: 1,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5 a 6 semanas')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Te queda 1 esmeralda');
    await expect(canvasElement).not.toHaveTextContent('en tu casa');
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large numbers, broken picture, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    prize: {
      name: 'Refrigeradora multipuerta de 28 pies con despachador de agua y congelador inferior',
      image: 'mock/img/missing.svg',
      type: 'elektra',
    },
    balance: 1_284_000,
  },
});
