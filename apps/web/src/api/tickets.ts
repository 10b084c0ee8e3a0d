import type { NewTicket, Ticket, TicketStatus, TicketThread } from '@gemas/domain';
import type { Post, Send } from './client.ts';
import {
  count,
  id,
  list,
  number,
  object,
  type Reader,
  sentMessage,
  text,
  withText,
} from './read.ts';

// Assumed: what is not open is closed; only the two states are known (spec section 4, Tickets).
const status: Reader<TicketStatus> = (value) => (text(value) === 'ABIERTO' ? 'ABIERTO' : 'CERRADO');

const ticket: Reader<Ticket> = object({
  id,
  title: text,
  folio: text,
  status,
  extract: object({ content: text }),
  dont_read: count,
});

const thread: Reader<TicketThread> = object({
  id: number,
  title: text,
  folio: text,
  status,
  comments: list(withText(object({ user: text, content: text, time_ago: text }), 'content')),
});

/** The server's message; an empty body counts as none. */
const message: Reader<string | null> = (value, omitted) =>
  value === '' ? null : sentMessage(value, omitted);

/** `GET /support/tickets/{userId}`. */
export function fetchTickets(send: Send, userId: number, signal?: AbortSignal): Promise<Ticket[]> {
  return send({
    method: 'GET',
    path: `/support/tickets/${userId}`,
    read: list(ticket, 'id'),
    secondary: true,
    signal,
  });
}

/** `GET /support/ticket/{id}`: the ticket with its messages. */
export function fetchThread(send: Send, id: number, signal?: AbortSignal): Promise<TicketThread> {
  return send({
    method: 'GET',
    path: `/support/ticket/${id}`,
    read: thread,
    secondary: true,
    signal,
  });
}

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
    read: message,
    secondary: true,
  });
}
