import { describe, expect, it } from 'vitest';
import {
  cutComment,
  restoredTicket,
  type TicketCreation,
  TOPIC_PLACEHOLDER,
  ticketCreation,
  ticketPermit,
  ticketSentText,
  ticketTopics,
} from './rules.ts';
import type { TicketStatus } from './ticket.ts';

describe('cutComment', () => {
  it.each([
    ['200 characters', 'a'.repeat(200), 199],
    ['an emoji that ends at code unit 199', `${'a'.repeat(197)}💎b`, 199],
    ['an emoji across code unit 199', `${'a'.repeat(198)}💎`, 198],
    ['an emoji of several code points across code unit 199', `${'a'.repeat(196)}👨‍👩‍👧`, 196],
  ])('cuts %s', (_name, typed, length) => {
    expect(cutComment(typed)).toBe(typed.slice(0, length));
  });
});

it.each([
  [{ topic: 'game', comments: 'a'.repeat(300), userId: 7 }, 199],
  [{ topic: 'game', comments: 7 }, undefined],
  [{ comments: 'No veo mis gemas' }, undefined],
])('restoredTicket(%j) has a comment of %s characters', (stored, length) => {
  expect(restoredTicket(stored)?.comments.length).toBe(length);
  if (length) expect(restoredTicket(stored)?.topic).toBe('game');
});

it.each<[boolean, TicketStatus[] | null, TicketCreation]>([
  [true, [], 'allowed'],
  [true, null, 'allowed'],
  [true, ['CERRADO', 'ABIERTO'], 'has-open'],
  [false, [], 'not-allowed'],
  [false, ['ABIERTO'], 'not-allowed'],
])(
  'ticketCreation with can_up_ticket %s and tickets %j is %s',
  (can_up_ticket, statuses, creation) => {
    const tickets = statuses?.map((status) => ({ status })) ?? null;
    expect(ticketCreation({ can_up_ticket }, tickets)).toBe(creation);
  },
);

const OPEN = [{ status: 'ABIERTO' as const }];

it.each([
  ['list-loading while the list is loading for the first time', true, null, true, 'list-loading'],
  ['granted if the list failed to load', true, null, false, 'granted'],
  ['granted if no ticket is open', true, [], false, 'granted'],
  ['denied if a ticket is open', true, OPEN, false, 'denied'],
  [
    'list-loading if a ticket was open, while the list is loading again',
    true,
    OPEN,
    true,
    'list-loading',
  ],
  ['denied without the right, while the list is loading', false, null, true, 'denied'],
  ['denied without the right, if no ticket is open', false, [], false, 'denied'],
] as const)('ticketPermit is %s', (_name, can_up_ticket, tickets, isAsking, permit) => {
  expect(ticketPermit({ can_up_ticket }, tickets, isAsking)).toBe(permit);
});

it('asks to choose a topic', () => {
  expect(TOPIC_PLACEHOLDER).toBe('Selecciona un tema');
});

it("ticketTopics returns the game and the provider's app", () => {
  expect(ticketTopics('Súper App')).toEqual([
    { value: 'game', label: 'Juego de Gemas' },
    { value: 'Súper App', label: 'Súper App' },
  ]);
});

it.each([
  ['Recibimos tu ticket.', 'Recibimos tu ticket.'],
  ['Ticket has been created.', 'Recibimos tu mensaje. Soporte te responderá en Mis tickets.'],
  ['', 'Recibimos tu mensaje. Soporte te responderá en Mis tickets.'],
])('ticketSentText for the message %j is %j', (message, text) => {
  expect(ticketSentText(message)).toBe(text);
});
