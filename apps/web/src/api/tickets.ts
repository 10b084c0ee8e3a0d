import { type NewTicket, readThread, readTicketMessage, readTickets } from '@gemas/domain';
import type { Post } from './client.ts';
import { getBy } from './get.ts';

/** `GET /support/tickets/{userId}`. */
export const fetchTickets = getBy((userId: number) => `/support/tickets/${userId}`, readTickets, {
  secondary: true,
});

/** `GET /support/ticket/{id}`: the ticket with its messages. */
export const fetchThread = getBy((id: number) => `/support/ticket/${id}`, readThread, {
  secondary: true,
});

/** `POST /support/create-ticket/{userId}`. Returns the server's message; null for none. */
export function createTicket(
  post: Post,
  userId: number,
  ticket: NewTicket,
): Promise<string | null> {
  return post({
    method: 'POST',
    path: `/support/create-ticket/${userId}`,
    body: ticket,
    read: readTicketMessage,
    secondary: true,
  });
}
