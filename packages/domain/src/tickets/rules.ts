import { cutText } from '../format/characters.ts';
import { staffMessage } from '../session/server-message.ts';
import type { User } from '../session/user.ts';
import type { Ticket } from './ticket.ts';

/** What the counter shows as the limit; input is cut one before it (spec section 9). */
export const COMMENT_COUNT_MAX = 200;
/** Most code units of a comment: the cut (spec section 9). */
export const COMMENT_MAX = 199;
/** The list of tickets shows its skeleton at least this long, ms (decision 44). */
export const TICKETS_DELAY_MS = 1000;

/** A comment as typed or pasted, cut at 199 and never through a character (decision 43). */
export function cutComment(typed: string): string {
  return cutText(typed, COMMENT_MAX);
}

/** Whether support still works on a ticket. */
export const isOpenTicket = ({ status }: Pick<Ticket, 'status'>): boolean => status === 'ABIERTO';

/** True while one is open: no other can be created. */
export function hasOpenTicket(tickets: readonly Pick<Ticket, 'status'>[]): boolean {
  return tickets.some(isOpenTicket);
}

/** Whether '+' is shown: the right to create tickets, and none open (spec section 6). */
export function canCreateTicket(
  user: Pick<User, 'can_up_ticket'>,
  tickets: readonly Pick<Ticket, 'status'>[],
): boolean {
  return user.can_up_ticket && !hasOpenTicket(tickets);
}

/** Whether the form of a new ticket may be opened; `asking` while that is not known. */
export type TicketPermit = 'granted' | 'denied' | 'asking';

/**
 * The rule of `canCreateTicket` for the address of the form. An open ticket in a list that is being refreshed may be
 * closed by now. A list that cannot be loaded prevents no ticket: the server decides when it arrives.
 *
 * @param tickets the list as far as it is known, null before its first answer
 * @param isAsking the list is loading
 */
export function ticketPermit(
  user: Pick<User, 'can_up_ticket'>,
  tickets: readonly Pick<Ticket, 'status'>[] | null,
  isAsking: boolean,
): TicketPermit {
  if (!user.can_up_ticket) return 'denied';
  if (tickets !== null && canCreateTicket(user, tickets)) return 'granted';
  if (isAsking) return 'asking';
  return tickets === null ? 'granted' : 'denied';
}

/** What the dialog of a ticket that was sent says: the server's words, or ours where staff do not read those. */
export function ticketSentText(message: string | null): string {
  return staffMessage(message) ?? 'Recibimos tu mensaje. Soporte te responderá en Mis tickets.';
}

/** A topic of a new ticket. */
export interface TicketTopic {
  value: string;
  label: string;
}

/** Shown while no topic is chosen. */
export const TOPIC_PLACEHOLDER = 'Selecciona un tema';

/** The two topics: the game, and the provider's super-app by its name (spec section 2, New ticket). */
export function ticketTopics(superApp: string): TicketTopic[] {
  return [
    { value: 'game', label: 'Juego de Gemas' },
    { value: superApp, label: superApp },
  ];
}
