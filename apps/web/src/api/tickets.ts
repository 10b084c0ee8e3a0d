import { type NewTicket, readThread, readTicketMessage, readTickets } from '@gemas/domain';
import type { Post } from './client.ts';
import { body, getBy, pathOf, postWith, SECONDARY } from './get.ts';

export const fetchTickets = getBy('/support/tickets/{userId}', readTickets, SECONDARY);

/** The ticket with its messages. */
export const fetchThread = getBy('/support/ticket/{id}', readThread, SECONDARY);

/** Returns the server's message; null for none. */
export function createTicket(post: Post, userId: number, ticket: NewTicket) {
  const path = pathOf('/support/create-ticket/{userId}', userId);
  return postWith(path, body<NewTicket>, readTicketMessage, SECONDARY)(post, ticket);
}
