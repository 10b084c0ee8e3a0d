import { type RewardOrder, rewardOrders } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoSideScroll } from '../testing/story.ts';
import { OrderCard } from './OrderCard.tsx';

const NOW = Date.parse(fixtures.now);
const rows = rewardOrders({ orders: fixtures.orders, products: { Products: [] } }, NOW);
const [first, , third] = rows;
if (!first || !third) throw new Error('The board orders are missing');
const order: RewardOrder = first;
/** An order of a card, placed so recently that the app does not ask yet whether the card was received. */
const card: RewardOrder = {
  ...third,
  arrival: 'Llega entre el 11 y el 18 de abril',
  tracking: { kind: 'none' },
  pickup: {
    name: 'Tienda Silao Centro',
    address: '5 de Mayo 32, Centro, Silao, Guanajuato, 36100',
  },
  question: { step: 'offered' },
};

const meta = preview.meta({
  title: 'Components/Orders/OrderCard',
  component: OrderCard,
  args: { order, helpHref: '#/support/new', onCopyNumber: fn(), onReceived: fn() },
});

export const InTransit = meta.story({
  name: 'In transit',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80214')).toBeVisible();
    await expect(canvas.getByText('9 mar 2026')).toBeVisible();
    await expect(canvas.getByText('Llega entre el 23 y el 30 de marzo')).toBeVisible();
  },
});

InTransit.test(
  'calls onCopyNumber with the number of the order',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pedido 80214 Copiar número' }));
    await expect(args.onCopyNumber).toHaveBeenCalledWith('80214');
  },
);

export const WithoutHelp = meta.story({
  name: 'No help that would lead nowhere',
  parameters: { states: ['rewards.no-help'] },
  args: { helpHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const HelpUnknown = meta.story({
  name: 'Not known yet whether there is help',
  args: { helpHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    // The place of the link is kept free, so that the orders below do not move when the link appears.
    const place = canvas.getByText('Ayuda con este pedido');
    await expect(place).not.toBeVisible();
    await expect(place.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});

export const HelpByContact = meta.story({
  name: 'Help by the configured phone',
  parameters: { states: ['rewards.help-contact'] },
  args: { helpHref: 'tel:+52-55-1234-5678' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ayuda con este pedido' })).toHaveAttribute(
      'href',
      'tel:+52-55-1234-5678',
    );
  },
});

export const Canceled = meta.story({
  parameters: { states: ['tracking.canceled'] },
  name: 'Cancelled with a comment',
  args: {
    order: {
      ...order,
      arrival: '',
      tracking: {
        kind: 'canceled',
        label: 'Cancelada',
        comment: 'El producto se agotó en el almacén. Escríbenos por soporte si tienes dudas.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelada')).toBeVisible();
    await expect(canvas.getByText(/se agotó en el almacén/)).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const CanceledSilently = meta.story({
  name: 'Cancelled without a comment',
  args: {
    order: {
      ...order,
      arrival: '',
      tracking: { kind: 'canceled', label: 'Cancelada', comment: null },
    },
  },
});

export const UnknownStatus = meta.story({
  parameters: { states: ['tracking.unknown'] },
  name: 'Unknown status',
  args: { order: { ...order, tracking: { kind: 'unknown', label: 'Retenida en aduana' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Retenida en aduana')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const NoStatus = meta.story({
  parameters: { states: ['tracking.none', 'arrival.undated'] },
  name: 'No status, number, date, price or picture',
  args: {
    order: {
      ...order,
      number: '',
      date: null,
      total: 0,
      image: '',
      arrival: 'Entrega estimada: 2 a 3 semanas',
      tracking: { kind: 'none' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Entrega estimada: 2 a 3 semanas')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Pedido');
    await expect(canvasElement).not.toHaveTextContent('esmeralda');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Late = meta.story({
  name: 'Later than expected',
  parameters: { states: ['arrival.late'] },
  args: { order: { ...order, arrival: 'Debía llegar entre el 23 de febrero y el 2 de marzo' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Debía llegar entre el 23 de febrero y el 2 de marzo'),
    ).toBeVisible();
  },
});

export const CardOnItsWay = meta.story({
  name: 'A card that is picked up in a store',
  parameters: { states: ['arrival.dates', 'rewards.pickup'] },
  args: { order: card },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Llega entre el 11 y el 18 de abril')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(
      'La recoges en Tienda Silao Centro: 5 de Mayo 32, Centro, Silao, Guanajuato, 36100',
    );
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Ya recibí mi tarjeta' })).toBeVisible();
  },
});

export const Asked = meta.story({
  name: 'A card with the question whether it was received',
  args: { order: { ...card, question: { step: 'question' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '¿Ya recibiste tu tarjeta?' })).toBeVisible();
  },
});

export const NotYet = meta.story({
  name: 'A card that has not arrived yet',
  args: { order: { ...card, question: { step: 'question' } }, received: { step: 'offered' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('¿Ya recibiste tu tarjeta?')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Ya recibí mi tarjeta' })).toBeVisible();
    await expect(canvas.getByText('Llega entre el 11 y el 18 de abril')).toBeVisible();
  },
});

export const AskedEarly = meta.story({
  name: 'A card that arrived early, asked about after a tap on the link',
  args: { order: card, received: { step: 'question' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '¿Ya recibiste tu tarjeta?' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ya recibí mi tarjeta' })).toBeNull();
  },
});

export const Received = meta.story({
  name: 'A card that was received',
  parameters: { states: ['received.for-good'] },
  args: { order: { ...card, arrival: '', pickup: null, received: true, question: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Confirmaste que recibiste tu tarjeta.')).toBeVisible();
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent('Llega');
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long names, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    order: {
      ...card,
      name: 'Tarjeta de regalo para todas las tiendas de la República con saldo inmediato',
      number: '80214-000-928374-0000-000-000001',
      arrival: 'Debía llegar entre el 28 de diciembre de 2026 y el 4 de enero de 2027',
      total: 1_284_000,
      pickup: {
        name: 'Tienda San Juan de los Lagos Insurgentes Plaza Xicohténcatl',
        address:
          'Avenida Insurgentes Revolucionarios esquina con Constitución 1204 int. Local 30, Los Ángeles, San Juan de los Lagos, Jalisco, 47000',
      },
    },
  },
  play: expectNoSideScroll,
});
