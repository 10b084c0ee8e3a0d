import { describe, expect, test } from 'vitest';
import { orderGroups } from './groups.ts';
import type { RewardOrder } from './reward-order.ts';
import type { Tracking } from './tracking.ts';

const stages = (current: number): Tracking => ({
  kind: 'stages',
  stages: (['in-process', 'confirmed', 'in-transit', 'delivered'] as const).map((name, at) => ({
    name,
    label: '',
    state: at + 1 < current || current === 4 ? 'done' : at + 1 === current ? 'current' : 'to-come',
    date: null,
  })),
});

const orderOf = (key: string, over: Partial<RewardOrder> = {}): RewardOrder => ({
  ...{ key, id: key, type: 'elektra', name: 'Licuadora de vaso', image: '', number: key },
  ...{ date: null, total: 489, tracking: { kind: 'none' }, arrival: '', pickup: null },
  ...{ received: false, question: null },
  ...over,
});

const canceled: Tracking = { kind: 'canceled', label: 'Cancelada', comment: null };
const keysOf = (orders: readonly RewardOrder[]) =>
  orderGroups(orders, new Map()).map(({ title, orders: own }) => [
    title,
    own.map(({ key }) => key).join(),
  ]);

describe('the groups of Mis premios', () => {
  test.each<[string, Partial<RewardOrder>, string]>([
    ['in transit', { tracking: stages(3) }, 'En camino'],
    ['delivered', { tracking: stages(4) }, 'Entregados y cancelados'],
    ['cancelled', { tracking: canceled }, 'Entregados y cancelados'],
    ['confirmed as received', { received: true }, 'Entregados y cancelados'],
    ['without a status', {}, 'En camino'],
  ])('include an order %s in their group', (_what, over, title) => {
    expect(keysOf([orderOf('1', over)])).toEqual([[title, '1']]);
  });

  test('keep the orders in the order of the list', () => {
    const orders = [
      orderOf('1', { tracking: canceled }),
      orderOf('2'),
      orderOf('3', { tracking: stages(4) }),
      orderOf('4', { tracking: stages(2) }),
    ];
    expect(keysOf(orders)).toEqual([
      ['En camino', '2,4'],
      ['Entregados y cancelados', '1,3'],
    ]);
  });

  test('keep a card in its group if the user has just confirmed it', () => {
    const card = orderOf('1', { received: true });
    const groupOf = (answers: Parameters<typeof orderGroups>[1]) =>
      orderGroups([card], answers).map(({ title }) => title);
    expect(groupOf(new Map([['1', { step: 'confirmed', message: '' }]]))).toEqual(['En camino']);
    expect(groupOf(new Map([['1', { step: 'confirming' }]]))).toEqual(['En camino']);
    expect(groupOf(new Map([['2', { step: 'confirming' }]]))).toEqual(['Entregados y cancelados']);
  });

  test('are empty without orders', () => expect(orderGroups([], new Map())).toEqual([]));
});
