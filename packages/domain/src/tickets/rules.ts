import { cutText } from '../format/characters.ts';
import type { User } from '../session/user.ts';
import type { Ticket } from './ticket.ts';

/** What the counter shows as the limit; input is cut one before it (spec section 9). */
export const COMMENT_COUNT_MAX = 200;
/** Most code units of a comment: the cut (spec section 9). */
export const COMMENT_MAX = 199;
/** The list of tickets shows its skeleton at least this long, ms (decision 44). */
export const TICKETS_DELAY_MS = 1000;

/** A comment as it is kept while typed or pasted: cut at 199, never through a character (decision 43). */
export function cutComment(typed: string): string {
  return cutText(typed, COMMENT_MAX);
}

/** '113/200'. */
export function commentCounter(comment: string): string {
  return `${comment.length}/${COMMENT_COUNT_MAX}`;
}

/** Whether '+' is there: the right to create tickets, and none open (spec section 6). */
export function canCreateTicket(
  user: Pick<User, 'can_up_ticket'>,
  tickets: readonly Pick<Ticket, 'status'>[],
): boolean {
  return user.can_up_ticket && !tickets.some(({ status }) => status === 'ABIERTO');
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
