import { cutText } from '../format/characters.ts';
import { staffMessage } from '../session/server-message.ts';
import type { User } from '../session/user.ts';
import type { Ticket } from './ticket.ts';

/** The limit that the counter shows; input is cut one character earlier (spec section 9). */
export const COMMENT_COUNT_MAX = 200;
/** Maximum length of a comment, code units: longer input is cut (spec section 9). */
export const COMMENT_MAX = 199;
/** The skeleton of the list of tickets is shown for at least this long, ms (decision 44). */
export const TICKETS_DELAY_MS = 1000;

/** Cuts a typed or pasted comment at 199 code units, never within a character (decision 43). */
export function cutComment(typed: string): string {
  return cutText(typed, COMMENT_MAX);
}

/** Whether support has not closed the ticket. */
export const isOpenTicket = ({ status }: Pick<Ticket, 'status'>): boolean => status === 'ABIERTO';

/** True while the user has an open ticket, so that no other can be created. */
export function hasOpenTicket(tickets: readonly Pick<Ticket, 'status'>[]): boolean {
  return tickets.some(isOpenTicket);
}

/** Whether '+' is shown: the user may create tickets and has no open one (spec section 6). */
export function canCreateTicket(
  user: Pick<User, 'can_up_ticket'>,
  tickets: readonly Pick<Ticket, 'status'>[],
): boolean {
  return user.can_up_ticket && !hasOpenTicket(tickets);
}

/** Whether the form of a new ticket may be opened; `asking` while that is unknown. */
export type TicketPermit = 'granted' | 'denied' | 'asking';

/**
 * Applies `canCreateTicket` to the address of the form. An open ticket in a list that is being refreshed may be closed
 * by now, so the answer is `asking`. If the list cannot be loaded the form is allowed: the server decides.
 *
 * @param tickets the known list, null before its first answer
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

/** The text of the dialog after a ticket was sent: the server's message, or our own if that is not for staff. */
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
