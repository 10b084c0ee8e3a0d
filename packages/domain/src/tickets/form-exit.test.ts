import { describe, expect, test } from 'vitest';
import { type TicketFormFacts, ticketFormExit } from './form-exit.ts';

const order = { number: '80214', name: 'Licuadora de vaso' };
const CLOSED = { id: 1, status: 'CERRADO' } as const;
const OPEN = { id: 2, status: 'ABIERTO' } as const;
const DENIED: TicketFormFacts = {
  ...{ permit: 'denied', isActive: true, isInUse: false, order: null, tickets: [CLOSED, OPEN] },
};

describe('ticketFormExit', () => {
  test.each<[string, Partial<TicketFormFacts>]>([
    ['without the right to create a ticket', {}],
    ['for an order without an open ticket', { order, tickets: [] }],
    ['for an order while the tickets are unknown', { order, tickets: null }],
    ['while it is unknown whether support is open', { isActive: null }],
    ['while support is closed', { permit: 'granted', isActive: false }],
    ['while support is closed, also in use', { isInUse: true, isActive: false }],
    ['not to the ticket, while support is closed', { order, isActive: false }],
  ])('leads to Support %s', (_when, facts) => {
    expect(ticketFormExit({ ...DENIED, ...facts })).toBe('/support');
  });

  test('leads to the open ticket, for an order', () => {
    expect(ticketFormExit({ ...DENIED, order })).toBe('/support/ticket/2');
  });

  test.each<[string, Partial<TicketFormFacts>]>([
    ['for an order, until it is known whether support is open', { isActive: null, order }],
    ['while a ticket is sent and until Aceptar', { isInUse: true }],
    ['with the right to create a ticket', { permit: 'granted' }],
    ['while it is unknown whether the user may create a ticket', { permit: 'list-loading' }],
  ])('stays %s', (_when, facts) => {
    expect(ticketFormExit({ ...DENIED, ...facts })).toBeNull();
  });
});
