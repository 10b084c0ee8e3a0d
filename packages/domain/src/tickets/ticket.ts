import type { Id } from '../format/id.ts';
export type TicketStatus = 'ABIERTO' | 'CERRADO';

/** A support ticket in the list (spec section 3). */
export interface Ticket {
  id: Id;
  title: string;
  folio: string;
  status: TicketStatus;
  /** Html, not yet sanitised. */
  extract: { content: string };
  /** Number of unread messages. */
  dont_read: number;
}

/** A message of a ticket; `content` is html, not yet sanitised. */
export interface TicketComment {
  user: string;
  content: string;
  time_ago: string;
}

/** Answer of `GET /support/ticket/{id}`. */
export interface TicketThread {
  title: string;
  folio: string;
  status: TicketStatus;
  comments: TicketComment[];
}

/** Payload of `POST /support/create-ticket/{id}`. */
export interface NewTicket {
  topic: string;
  comments: string;
}
