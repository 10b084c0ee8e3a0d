import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { Success, type SuccessProps } from './Success.tsx';

const args = {
  prize: { name: 'Licuadora de vaso 1.5 L', image: 'mock/img/blender-1.svg', type: 'elektra' },
  balance: 795,
  rewardsHref: '#/rewards',
} satisfies SuccessProps;

const [store] = fixtures.stores;
if (!store) throw new Error('The stores are missing');
const orderedAt = fixtures.now;

const meta = preview.meta({ title: 'Components/Redeem/Success', component: Success, args });

export const ShippedHome = meta.story({
  parameters: { states: ['redeem.success'] },
  name: 'Shipped home',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '¡Felicidades!' })).toHaveFocus();
    await expect(canvas.getByText('2 a 3 semanas')).toBeVisible();
  },
});

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

export const Dated = meta.story({
  name: 'Shipped home, with number and dates',
  parameters: { states: ['redeem.success-dates'] },
  args: { order: { number: '80431', orderedAt } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 a 3 semanas')).toBeVisible();
    await expect(canvas.getByText('Llega entre el 28 de marzo y el 4 de abril.')).toBeVisible();
    await expect(canvas.getByText('80431')).toBeVisible();
  },
});

export const CardInStore = meta.story({
  name: 'Card, with number, dates and pickup store',
  parameters: { states: ['redeem.success-store'] },
  args: {
    prize: { name: 'Tarjeta de regalo $500', image: 'mock/img/gift-card-1.svg', type: 'card' },
    balance: 784,
    order: { number: '80431', orderedAt, store },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Llega entre el 18 y el 25 de abril.')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      'La recoges en Tienda Silao Centro: 5 de Mayo 32, Centro, Silao, Guanajuato, 36100',
    );
  },
});

export const NothingKnown = meta.story({
  name: 'Nothing known of the order',
  args: { order: { number: ' ', orderedAt: 'ayer', store: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/Pedido|Llega|La recoges/);
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
    order: { number: '80214-000-928374-0000-000-000001', orderedAt: '2026-12-14' },
  },
  play: expectNoSideScroll,
});

export const ExtremesOfACard = meta.story({
  name: 'Extremes of a card: long store, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: {
    prize: { name: 'Tarjeta de regalo $500', image: 'mock/img/gift-card-1.svg', type: 'card' },
    order: {
      number: '80431',
      orderedAt: '2026-11-20',
      store: {
        ...store,
        name: 'Tienda San Juan de los Lagos Insurgentes Plaza Xicohténcatl',
        domicile: 'Avenida Insurgentes Revolucionarios esquina con Constitución',
      },
    },
  },
  play: expectNoSideScroll,
});
