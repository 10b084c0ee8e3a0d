import { type RewardOrder, rewardOrders } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderCard } from './OrderCard.tsx';

const [first] = rewardOrders({ orders: fixtures.orders, products: { Products: [] } });
if (!first) throw new Error('The board orders are missing');
const order: RewardOrder = first;

const meta = preview.meta({
  title: 'Components/Orders/OrderCard',
  component: OrderCard,
  args: { order, onReceived: fn() },
});

export const InTransit = meta.story({
  name: 'In transit',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pedido 80214')).toBeVisible();
    await expect(canvas.getByText('9 mar 2026')).toBeVisible();
    await expect(canvas.getByText('Entrega estimada: 2 a 3 semanas')).toBeVisible();
  },
});

export const Canceled = meta.story({
  parameters: { states: ['tracking.canceled'] },
  name: 'Cancelled with a comment',
  args: {
    order: {
      ...order,
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
  args: { order: { ...order, tracking: { kind: 'canceled', label: 'Cancelada', comment: null } } },
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
  parameters: { states: ['tracking.none'] },
  name: 'No status, no date, no picture',
  args: { order: { ...order, date: null, image: '', tracking: { kind: 'none' } } },
});
