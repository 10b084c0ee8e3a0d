import { cutText } from '../format/characters.ts';
import { messageForUsers } from '../session/server-message.ts';
import type { User } from '../session/user.ts';
import type { NewTicket, Ticket } from './ticket.ts';

/**
 * The limit that the character counter shows. The input itself is cut one character earlier, at `COMMENT_MAX` (spec
 * section 9).
 */
export const COMMENT_COUNT_MAX = 200;
/** Maximum length of a comment, in code units. Longer input is cut (spec section 9). */
export const COMMENT_MAX = 199;
/** Minimum time in ms for which the skeleton of the list of tickets is shown (spec section 9, Ticket list delay). */
export const TICKETS_DELAY_MS = 1000;

/** Cuts a typed or pasted comment at 199 code units, never within a character (spec section 9, Ticket comment). */
export function cutComment(typed: string): string {
  return cutText(typed, COMMENT_MAX);
}

/** Returns the ticket draft that the phone has stored, or undefined if the stored value is not a ticket. */
export function restoredTicket({
  topic,
  comments,
}: Readonly<Record<string, unknown>>): NewTicket | undefined {
  if (typeof topic !== 'string' || typeof comments !== 'string') return undefined;
  return { topic, comments: cutComment(comments) };
}

/** Whether support has not yet closed a ticket. */
export const isOpenTicket = ({ status }: Pick<Ticket, 'status'>): boolean => status === 'ABIERTO';

/** True while the user has an open ticket, so that no other can be created. */
function hasOpenTicket(tickets: readonly Pick<Ticket, 'status'>[]): boolean {
  return tickets.some(isOpenTicket);
}

/**
 * Whether a user can create a ticket.
 *
 * - `allowed`: the user can create one.
 * - `has-open`: the user has an open ticket, and can create another one only after support has closed the open ticket.
 * - `not-allowed`: the user has no right to create tickets.
 */
export type TicketCreation = 'allowed' | 'has-open' | 'not-allowed';

/**
 * Returns whether the user can create a ticket (spec section 2, Support). `SupportScreen` shows '+' for `allowed`. For
 * `has-open` it shows the reason why '+' is missing. The form of a new ticket and the screen of a closed ticket use
 * `ticketPermit` instead, which may also return `list-loading`.
 *
 * @param tickets the user's tickets; null if they are unknown. The server then decides whether another ticket may be
 *   created
 */
export function ticketCreation(
  user: Pick<User, 'can_up_ticket'>,
  tickets: readonly Pick<Ticket, 'status'>[] | null,
): TicketCreation {
  if (!user.can_up_ticket) return 'not-allowed';
  return tickets !== null && hasOpenTicket(tickets) ? 'has-open' : 'allowed';
}

/** Whether the user may open the form of a new ticket. `list-loading`: unknown until the list of tickets has loaded. */
export type TicketPermit = 'granted' | 'denied' | 'list-loading';

/**
 * Returns whether the user may open the form of a new ticket (spec section 2, Support). If not, the form redirects to
 * the path that `ticketFormExit` (form-exit.ts) returns, and the screen of a closed ticket shows no link to the form.
 *
 * - If `tickets` contains an open ticket and the list is loading again, the result is `list-loading`, because support
 *   may have closed that ticket meanwhile.
 * - If the list cannot be loaded, the form may be opened. The server then decides whether the ticket may be created.
 *
 * @param tickets the list that was loaded last; null before the first answer
 * @param isListLoading whether the list is loading
 */
export function ticketPermit(
  user: Pick<User, 'can_up_ticket'>,
  tickets: readonly Pick<Ticket, 'status'>[] | null,
  isListLoading: boolean,
): TicketPermit {
  const creation = ticketCreation(user, tickets);
  if (creation === 'not-allowed') return 'denied';
  if (isListLoading && (tickets === null || creation === 'has-open')) return 'list-loading';
  return creation === 'allowed' ? 'granted' : 'denied';
}

/**
 * Returns the text of the dialog after a ticket was sent: the server's message, or our own if that message is not meant
 * for users.
 */
export function ticketSentText(message: string | null): string {
  return messageForUsers(message) ?? 'Recibimos tu mensaje. Soporte te responderá en Mis tickets.';
}

export interface TicketTopic {
  value: string;
  label: string;
}

/** Text of the field while no topic is chosen. */
export const TOPIC_PLACEHOLDER = 'Selecciona un tema';

/**
 * Returns the two topics of a ticket: the game, and the app of the provider, whose name is `superApp` (spec section 2,
 * New ticket).
 */
export function ticketTopics(superApp: string): TicketTopic[] {
  return [
    { value: 'game', label: 'Juego de Gemas' },
    { value: superApp, label: superApp },
  ];
}
