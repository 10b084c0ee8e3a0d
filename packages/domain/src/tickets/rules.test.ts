import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canCreateTicket,
  cutComment,
  ticketPermit,
  ticketSentText,
  ticketTopics,
} from './rules.ts';
import type { TicketStatus } from './ticket.ts';

describe('cutComment', () => {
  it.each([
    ['nothing', '', 0],
    ['199 characters', 'a'.repeat(199), 199],
    ['200 characters', 'a'.repeat(200), 199],
    ['10,000 characters', 'a'.repeat(10_000), 199],
    ['an emoji that ends at 199', `${'a'.repeat(197)}💎b`, 199],
    ['an emoji across 199', `${'a'.repeat(198)}💎`, 198],
    ['a family across 199', `${'a'.repeat(196)}👨‍👩‍👧`, 196],
  ])('of %s keeps what fits', (_name, typed, length) => {
    expect(cutComment(typed)).toBe(typed.slice(0, length));
  });

  it('is stable: typing on after a cut changes nothing before it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
        const cut = cutComment(typed);
        expect(cutComment(cut)).toBe(cut);
        expect(cut.length).toBeLessThanOrEqual(199);
      }),
    );
  });
});

it.each<[boolean, TicketStatus[], boolean]>([
  [true, [], true],
  [true, ['CERRADO', 'CERRADO'], true],
  [true, ['CERRADO', 'ABIERTO'], false],
  [false, [], false],
  [false, ['CERRADO'], false],
])('with can_up_ticket %s and tickets %j: %s', (can_up_ticket, statuses, allowed) => {
  const tickets = statuses.map((status) => ({ status }));
  expect(canCreateTicket({ can_up_ticket }, tickets)).toBe(allowed);
});

const OPEN = [{ status: 'ABIERTO' as const }];

it.each([
  ['the list is on its way', true, null, true, 'asking'],
  ['the list failed: the server decides', true, null, false, 'granted'],
  ['none is open', true, [], false, 'granted'],
  ['none is open, asked once more', true, [], true, 'granted'],
  ['one is open', true, OPEN, false, 'denied'],
  ['one was open, asked once more', true, OPEN, true, 'asking'],
  ['without the right', false, null, true, 'denied'],
  ['without the right, the list failed', false, null, false, 'denied'],
  ['without the right, none is open', false, [], false, 'denied'],
] as const)('the form: %s', (_name, can_up_ticket, tickets, isAsking, permit) => {
  expect(ticketPermit({ can_up_ticket }, tickets, isAsking)).toBe(permit);
});

it('offers the game and the super-app', () => {
  expect(ticketTopics('Súper App')).toEqual([
    { value: 'game', label: 'Juego de Gemas' },
    { value: 'Súper App', label: 'Súper App' },
  ]);
});

it.each([
  ['Recibimos tu ticket.', 'Recibimos tu ticket.'],
  ['Ticket has been created.', 'Recibimos tu mensaje. Soporte te responderá en Mis tickets.'],
  ['', 'Recibimos tu mensaje. Soporte te responderá en Mis tickets.'],
])('a ticket that was answered with %j says %j', (message, text) => {
  expect(ticketSentText(message)).toBe(text);
});
