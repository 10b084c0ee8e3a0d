import type { Ticket, TicketStatus, TicketThread } from '../tickets/ticket.ts';
import {
  count,
  essential,
  id,
  list,
  object,
  type Reader,
  rawText,
  sentMessage,
  text,
  withText,
} from './read.ts';

// Assumed: every status but ABIERTO means closed. The spec names only ABIERTO and CERRADO (spec section 4, Tickets).
const status: Reader<TicketStatus> = (value) => (text(value) === 'ABIERTO' ? 'ABIERTO' : 'CERRADO');

const ticket: Reader<Ticket> = object({
  id,
  title: text,
  folio: text,
  status,
  extract: object({ content: rawText }),
  dont_read: count,
});

export const readTickets = list(ticket, 'id');

/** Reads a ticket with its messages. */
export const readThread: Reader<TicketThread> = object({
  title: text,
  folio: text,
  status,
  comments: essential(
    list(withText(object({ user: text, content: rawText, time_ago: text }), 'content')),
  ),
});

/** Reads the server's message after a new ticket was sent. Null if there is no message or the body is blank. */
export const readTicketMessage: Reader<string | null> = (value, omitted) =>
  typeof value === 'string' && value.trim() === '' ? null : sentMessage(value, omitted);
