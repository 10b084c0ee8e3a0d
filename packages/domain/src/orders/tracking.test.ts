import { describe, expect, it } from 'vitest';
import { orderTracking } from './tracking.ts';

function order(retailer_status: string | null, status = 'PLACED') {
  return { status, retailer_status, status_history: [], comment: 'Se agotó.' };
}

function states(retailer_status: string) {
  const tracking = orderTracking(order(retailer_status));
  return tracking.kind === 'stages' ? tracking.stages.map((stage) => stage.state) : tracking.kind;
}

describe('orderTracking', () => {
  it.each([
    ['En proceso', ['current', 'to-come', 'to-come', 'to-come']],
    ['Colocada', ['current', 'to-come', 'to-come', 'to-come']],
    ['Confirmada', ['done', 'current', 'to-come', 'to-come']],
    [' En Proceso de entrega ', ['done', 'done', 'current', 'to-come']],
    ['Entregada', ['done', 'done', 'done', 'done']],
  ])('reads the status %j as %j', (status, expected) => {
    expect(states(status)).toEqual(expected);
  });

  it('labels the stages with the words of the spec', () => {
    const tracking = orderTracking(order('Colocada'));
    const labels = tracking.kind === 'stages' && tracking.stages.map((stage) => stage.label);
    expect(labels).toEqual(['En proceso', 'Confirmada', 'En transito', 'Entregada']);
  });

  it('returns a cancelled order with its comment, whatever its stage', () => {
    expect(orderTracking(order('Entregada', 'CANCELED'))).toEqual({
      kind: 'canceled',
      label: 'Cancelada',
      comment: 'Se agotó.',
    });
  });

  it.each(['en proceso', 'constructor'])('returns no stages for the unknown %j', (status) => {
    expect(orderTracking(order(status))).toEqual({ kind: 'unknown', label: status });
  });

  it.each([null, '', '  '])('returns nothing for the empty status %j', (status) => {
    expect(orderTracking(order(status))).toEqual({ kind: 'none' });
  });

  it('trims an unknown status, and CANCELED', () => {
    expect(orderTracking(order(' En aduana '))).toEqual({ kind: 'unknown', label: 'En aduana' });
    expect(orderTracking(order('Entregada', ' CANCELED ')).kind).toBe('canceled');
  });

  it('dates the stages that the order has reached by their first entries, ignoring spaces', () => {
    const tracking = orderTracking({
      ...order(' Confirmada '),
      status_history: [
        { status: ' Colocada ', date: '2026-03-09' },
        { status: 'En proceso', date: '2026-03-10' },
        { status: 'Confirmada', date: '2026-03-11' },
        { status: 'Confirmada', date: '2026-03-12' },
        { status: 'Entregada', date: '2026-03-20' },
      ],
    });
    const dates = tracking.kind === 'stages' && tracking.stages.map((stage) => stage.date);
    expect(dates).toEqual(['2026-03-09', '2026-03-11', null, null]);
  });
});
