import { cutText } from '../format/characters.ts';
import type { RewardOrder } from '../orders/reward-order.ts';
import { COMMENT_MAX, cutComment, isOpenTicket } from './rules.ts';
import type { NewTicket, Ticket } from './ticket.ts';

/** Maximum length of the line that names the order, code units. The same length remains for the user's own text. */
const LINE_MAX = 100;

/** The order that a ticket is about. */
export type HelpOrder = Pick<RewardOrder, 'number' | 'name'>;

/** The order that the address of a new ticket names (`paths.orderHelp`); null for none. */
export function helpOrder(params: { get(name: string): string | null }): HelpOrder | null {
  const number = params.get('order')?.trim() ?? '';
  const name = params.get('prize')?.trim() ?? '';
  return number === '' && name === '' ? null : { number, name };
}

/** 'Pedido 80214: Licuadora de vaso', cut to `max` code units. '' if nothing readable fits. */
function lineOf({ number, name }: HelpOrder, max: number): string {
  const head = number === '' ? 'Premio' : `Pedido ${number}`;
  const line = `${head}: ${name}`.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  return max < Math.min(head.length, LINE_MAX) ? '' : `${cutText(line, max - 1)}…`;
}

/** Whether a comment begins with the line that names this order, possibly cut. */
function beginsWithLine(comments: string, order: HelpOrder): boolean {
  const [first = ''] = comments.split('\n', 1);
  if (order.number === '') return first === lineOf(order, LINE_MAX);
  return [':', '…'].some((sign) => first.startsWith(`Pedido ${order.number}${sign}`));
}

/** Whether a comment consists only of a line that names an order. Help with another order then replaces it. */
const isLineAlone = (comments: string) => /^(Pedido .+|Premio): [^\n]*\n?$/.test(comments);

/**
 * The new ticket of 'Ayuda con este pedido': its topic is the game, its first line names the order. Previously typed
 * text follows that line and is never cut; the name of the prize is cut instead (decision D31).
 *
 * @param draft previously typed text; undefined for none
 */
export function orderHelpTicket(order: HelpOrder, draft: NewTicket | undefined): NewTicket {
  const before = draft?.comments ?? '';
  const typed = isLineAlone(before) ? '' : before;
  const line = lineOf(order, Math.min(LINE_MAX, COMMENT_MAX - 1 - typed.length));
  const isNamed = line === '' || beginsWithLine(typed, order);
  return { topic: 'game', comments: cutComment(isNamed ? typed : `${line}\n${typed}`) };
}

/** The open ticket that 'Ayuda con este pedido' opens because no second ticket may be created. Null for none. */
export function openTicketId(
  tickets: readonly Pick<Ticket, 'id' | 'status'>[] | null,
): number | null {
  return tickets?.find(isOpenTicket)?.id ?? null;
}
