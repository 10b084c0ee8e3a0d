import { type Id, type NewTicket, readThread, readTicketMessage, readTickets } from '@gemas/domain';
import type { Post } from './call.ts';
import { getBy, pathOf, SECONDARY } from './endpoint.ts';

export const fetchTickets = getBy('/support/tickets/{userId}', readTickets, SECONDARY);

/** Fetches a ticket with its messages, by id. */
export const fetchThread = getBy('/support/ticket/{id}', readThread, SECONDARY);

/** Creates a ticket. Returns the server's message, or null if the server sent none. */
export function createTicket(post: Post, userId: Id, ticket: NewTicket) {
  const path = pathOf('/support/create-ticket/{userId}', userId);
  return post({ method: 'POST', ...path, body: ticket, read: readTicketMessage, ...SECONDARY });
}
