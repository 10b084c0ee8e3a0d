import { describe, expect, test } from 'vitest';
import { type TicketFormFacts, ticketFormExit } from './form-exit.ts';

const BLENDER = { number: '80214', name: 'Licuadora de vaso' };

describe('ticketFormExit', () => {
  const tickets = [
    { id: 1, status: 'CERRADO' },
    { id: 2, status: 'ABIERTO' },
  ] as const;
  const DENIED: TicketFormFacts = {
    permit: 'denied',
    isActive: true,
    isInUse: false,
    order: null,
    tickets,
  };

  test.each<[string, Partial<TicketFormFacts>, string | null]>([
    ['leads to Support without the right to create a ticket', {}, '/support'],
    ['leads to the open ticket, for an order', { order: BLENDER }, '/support/ticket/2'],
    [
      'leads to Support, for an order without an open ticket',
      { order: BLENDER, tickets: [] },
      '/support',
    ],
    [
      'leads to Support, for an order while the tickets are unknown',
      { order: BLENDER, tickets: null },
      '/support',
    ],
    [
      'leads to Support while it is unknown whether support is open',
      { isActive: null },
      '/support',
    ],
    [
      'stays, for an order, until it is known whether support is open',
      { isActive: null, order: BLENDER },
      null,
    ],
    ['stays while a ticket is sent and until Aceptar', { isInUse: true }, null],
    ['stays with the right to create a ticket', { permit: 'granted' }, null],
    [
      'stays while it is unknown whether the user may create a ticket',
      { permit: 'list-loading' },
      null,
    ],
    [
      'leads to Support while support is closed',
      { permit: 'granted', isActive: false },
      '/support',
    ],
    [
      'leads to Support while support is closed, also in use',
      { isInUse: true, isActive: false },
      '/support',
    ],
    [
      'leads to Support, not to the ticket, while support is closed',
      { order: BLENDER, isActive: false },
      '/support',
    ],
  ])('%s', (_name, facts, exit) => {
    expect(ticketFormExit({ ...DENIED, ...facts })).toBe(exit);
  });
});
