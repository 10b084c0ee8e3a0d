import { paths } from '../routes/paths.ts';
import type { HelpOrder } from './order-help.ts';
import { isOpenTicket, type TicketPermit } from './rules.ts';
import type { Ticket } from './ticket.ts';

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
 * Returns the path to which the form of a new ticket redirects (spec section 2, Support; decision D17). Null if the
 * form is shown.
 *
 * - The form redirects if support is closed, or if the user may not create a ticket.
 * - A user with an open ticket may not create another one. The ticket that the form itself is sending, or has sent, is
 *   an exception: the form is shown until the user taps 'Aceptar'.
 * - The form redirects to the support page. A form about an order redirects to the user's open ticket instead, if there
 *   is one and support is open (decision D31). While the app does not know whether support is open, a form about an
 *   order does not redirect.
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
