import { cutText } from '../format/characters.ts';
import type { RewardOrder } from '../orders/reward-order.ts';
import { paths } from '../routes/paths.ts';
import { COMMENT_MAX, cutComment, isOpenTicket, type TicketPermit } from './rules.ts';
import type { NewTicket, Ticket } from './ticket.ts';

/**
 * Maximum length of the line that names the order, in code units. Leaves about 100 code units for the user's own text.
 */
const LINE_MAX = 100;

/** The order about which the user asks for help. */
export type HelpOrder = Pick<RewardOrder, 'number' | 'name'>;

/** Returns the order in the address of the form for a new ticket (`paths.orderHelp`). Null if the address has none. */
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
  const [first = ''] = comments.split('\n', 1);
  if (order.number === '') return first === lineOf(order, LINE_MAX);
  return [':', '…'].some((sign) => first.startsWith(`Pedido ${order.number}${sign}`));
}

/**
 * Whether a comment consists only of a line that names an order. When the user asks for help with another order, such a
 * comment is replaced.
 */
const isLineAlone = (comments: string) => /^(Pedido .+|Premio): [^\n]*\n?$/.test(comments);

/**
 * Returns the form of the ticket that 'Ayuda con este pedido' opens (decision D31).
 *
 * - The topic is the game. The first line names the order.
 * - Text that the user typed before follows that line. This text is never cut; the name of the prize is cut instead.
 *
 * @param draft form that the user filled in before; undefined for none
 */
export function orderHelpTicket(order: HelpOrder, draft: NewTicket | undefined): NewTicket {
  const before = draft?.comments ?? '';
  const typed = isLineAlone(before) ? '' : before;
  const line = lineOf(order, Math.min(LINE_MAX, COMMENT_MAX - 1 - typed.length));
  const isNamed = line === '' || beginsWithLine(typed, order);
  return { topic: 'game', comments: cutComment(isNamed ? typed : `${line}\n${typed}`) };
}

/** What decides whether the form of a new ticket may be shown. */
export interface TicketFormFacts {
  permit: TicketPermit;
  /** Whether support is open. Null while it is unknown. */
  isActive: boolean | null;
  /** Whether the ticket is being sent, or was sent and the user has not yet tapped 'Aceptar'. */
  isInUse: boolean;
  /** The order about which the user asks for help; null for none. */
  order: HelpOrder | null;
  /** The user's tickets; null if they are unknown. */
  tickets: readonly Pick<Ticket, 'id' | 'status'>[] | null;
}

/**
 * Returns the path to which the form of a new ticket redirects. Null if the form is shown.
 *
 * - The form redirects if support is closed, or if the user may not create a ticket.
 * - While a ticket is being sent, and until the user taps 'Aceptar', the form is shown, although the sent ticket already
 *   forbids another one.
 * - If the form is about an order, the target is the user's open ticket while support is open (decision D31), otherwise
 *   the support page. While it is unknown whether support is open, the form is shown.
 */
export function ticketFormExit({
  permit,
  isActive,
  isInUse,
  order,
  tickets,
}: TicketFormFacts): string | null {
  const isDenied = permit === 'denied' && !isInUse;
  const isTargetKnown = isActive !== null || order === null;
  if (isActive !== false && !(isDenied && isTargetKnown)) return null;
  const open = order && isActive ? tickets?.find(isOpenTicket) : undefined;
  return open ? paths.ticket(open.id) : paths.support;
}
