import { cutText } from '../format/characters.ts';
import type { RewardOrder } from '../orders/reward-order.ts';
import { href, paths } from '../routes/paths.ts';
import type { SupportContact } from '../session/support-contact.ts';
import type { User } from '../session/user.ts';
import { COMMENT_MAX, cutComment, isOpenTicket } from './rules.ts';
import type { NewTicket, Ticket } from './ticket.ts';

/**
 * Maximum length of the line that names the order, in code units. Leaves about 100 code units for the user's own text.
 */
const LINE_MAX = 100;

/** The order about which the user asks for help. */
export type HelpOrder = Pick<RewardOrder, 'number' | 'name'>;

/** What decides whether 'Ayuda con este pedido' is offered, and where it leads. */
export interface OrderHelpFacts {
  user: Pick<User, 'help' | 'can_up_ticket'>;
  /** Whether support is open. Null while it is unknown. */
  isActive: boolean | null;
  /** The user's tickets; null if they are unknown. */
  tickets: readonly Pick<Ticket, 'id' | 'status'>[] | null;
  /** Support's phone or mail; null if none is configured. */
  contact: SupportContact | null;
}

/** Returns the address where the user gets help with an order. */
export type OrderHelp = (order: HelpOrder) => string;

/**
 * Returns where 'Ayuda con este pedido' leads (decision D31). Null if it would not lead to help. The link is omitted
 * then. Undefined while it is unknown whether support is open. The place of the link is then kept free, so that the
 * orders below do not move later.
 *
 * - While support is open, users with the `help` flag who may create tickets get the form of a new ticket. If they have
 *   an open ticket, the form leads to that ticket (`ticketFormExit`).
 * - Users with the `help` flag who may not create tickets get their open ticket.
 * - All others get the configured contact, if there is one.
 */
export function orderHelp({
  user,
  isActive,
  tickets,
  contact,
}: OrderHelpFacts): OrderHelp | null | undefined {
  if (user.help && isActive === null) return undefined;
  if (user.help && isActive) {
    if (user.can_up_ticket) return (order) => href(paths.orderHelp(order));
    const open = tickets?.find(isOpenTicket);
    if (open) return () => href(paths.ticket(open.id));
  }
  return contact && (() => contact.href);
}

/** Reads the order from the address of the new-ticket form (`paths.orderHelp`). Null if the address has none. */
export function helpOrder(params: { get(name: string): string | null }): HelpOrder | null {
  const number = params.get('order')?.trim() ?? '';
  const name = params.get('prize')?.trim() ?? '';
  return number === '' && name === '' ? null : { number, name };
}

/**
 * Returns the line that names an order, 'Pedido 80214: Licuadora de vaso', cut to `max` code units. '' if `max` is too
 * short for a readable line.
 */
function lineOf({ number, name }: HelpOrder, max: number): string {
  const head = number === '' ? 'Premio' : `Pedido ${number}`;
  const line = `${head}: ${name}`.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  return max < Math.min(head.length, LINE_MAX) ? '' : `${cutText(line, max - 1)}…`;
}

/** Whether a comment begins with the line that names this order. The line may have been cut. */
function beginsWithLine(comments: string, order: HelpOrder): boolean {
  if (order.number === '') return `${comments}\n`.startsWith(`${lineOf(order, LINE_MAX)}\n`);
  return [':', '…'].some((sign) => comments.startsWith(`Pedido ${order.number}${sign}`));
}

/**
 * Whether a comment consists only of a line that names an order. When the user asks for help with another order, such a
 * comment is replaced.
 */
const isLineAlone = (comments: string) => /^(Pedido .+|Premio): [^\n]*\n?$/.test(comments);

/**
 * Returns the form of the ticket that 'Ayuda con este pedido' opens (decision D31).
 *
 * - The topic is `game`. The first line of the comment names the order.
 * - The text of the draft follows on the next line. That text is never cut. If the comment is too long, the name of the
 *   prize is cut.
 *
 * @param draft form that the user filled in before; undefined if there is no such form
 */
export function orderHelpTicket(order: HelpOrder, draft: NewTicket | undefined): NewTicket {
  const before = draft?.comments ?? '';
  const typed = isLineAlone(before) ? '' : before;
  const line = lineOf(order, Math.min(LINE_MAX, COMMENT_MAX - 1 - typed.length));
  const isNamed = line === '' || beginsWithLine(typed, order);
  return { topic: 'game', comments: cutComment(isNamed ? typed : `${line}\n${typed}`) };
}
