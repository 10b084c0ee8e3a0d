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
  ])('%j reaches %j', (status, expected) => {
    expect(states(status)).toEqual(expected);
  });

  it('labels the stages as the spec writes them', () => {
    const tracking = orderTracking(order('Colocada'));
    expect(tracking.kind === 'stages' && tracking.stages.map((stage) => stage.label)).toEqual([
      'En proceso',
      'Confirmada',
      'En transito',
      'Entregada',
    ]);
  });

  it('lets CANCELED win over any stage and keeps the comment', () => {
    expect(orderTracking(order('Entregada', 'CANCELED'))).toEqual({
      kind: 'canceled',
      label: 'Cancelada',
      comment: 'Se agotó.',
    });
  });

  it.each(['En aduana', 'en proceso', 'constructor'])('claims no stage for %j', (status) => {
    expect(orderTracking(order(status))).toEqual({ kind: 'unknown', label: status });
  });

  it.each([null, '', '  '])('shows nothing for %j', (status) => {
    expect(orderTracking(order(status))).toEqual({ kind: 'none' });
  });

  it('dates a stage with the first of its entries, spaces round a status or not', () => {
    const tracking = orderTracking({
      ...order(' Confirmada '),
      status_history: [
        { status: ' Colocada ', date: '2026-03-09' },
        { status: 'En proceso', date: '2026-03-10' },
        { status: 'Confirmada', date: '2026-03-11' },
        { status: 'Confirmada', date: '2026-03-12' },
      ],
    });
    expect(tracking.kind === 'stages' && tracking.stages.map((stage) => stage.date)).toEqual([
      '2026-03-09',
      '2026-03-11',
      null,
      null,
    ]);
  });

  it('trims what it cannot place, and CANCELED', () => {
    expect(orderTracking(order(' En aduana '))).toEqual({ kind: 'unknown', label: 'En aduana' });
    expect(orderTracking(order('Entregada', ' CANCELED ')).kind).toBe('canceled');
  });

  it('dates the stages reached, never those to come', () => {
    const tracking = orderTracking({
      ...order('Confirmada'),
      status_history: [
        { status: 'Colocada', date: '2026-03-09' },
        { status: 'Confirmada', date: '2026-03-11' },
        { status: 'Entregada', date: '2026-03-20' },
      ],
    });
    expect(tracking.kind === 'stages' && tracking.stages.map((stage) => stage.date)).toEqual([
      '2026-03-09',
      '2026-03-11',
      null,
      null,
    ]);
  });
});
