import {
  BRIEFLY_FRESH_MS,
  type Failure,
  type Id,
  type NewTicket,
  type OrderHelp,
  orderHelp,
  restoredTicket,
  supportContact,
  ticketSentText,
} from '@gemas/domain';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { toFailure } from '../api/call.ts';
import { createTicket, fetchThread, fetchTickets } from '../api/tickets.ts';
import { config } from '../config.ts';
import { SESSION_KEYS, session } from './core/storage.ts';
import { supportActiveAtom } from './params.ts';
import { latched } from './session/latch.ts';
import { readVisit, writeVisit } from './session/owner.ts';
import { userAtom } from './session/session.ts';
import { userKey, userQuery, userQueryBy } from './session/user-query.ts';

const NAME = 'tickets';

export const ticketsAtom = userQuery(
  NAME,
  (send, signal, userId) => fetchTickets(send, userId, signal),
  {
    staleTime: 0,
    // Another tab, or support itself, may have opened or closed a ticket meanwhile.
    refetchOnWindowFocus: true,
  },
);

/**
 * Where the user gets help with an order. Null if there is no help. Asks the server whether support is open, and for the
 * tickets, only if the answer matters to this user.
 */
export const orderHelpAtom = atom((get): OrderHelp | null | undefined => {
  const user = get(userAtom);
  const isActive = user.help && get(supportActiveAtom);
  const needsTickets = isActive && !user.can_up_ticket;
  const tickets = (needsTickets && get(ticketsAtom).data) || null;
  return orderHelp({ user, isActive, tickets, contact: supportContact(config.supportContact) });
});

/** Returns the ticket that the user has typed in this visit and not sent. Undefined for none. */
export const ticketDraft = (userId: Id): NewTicket | undefined =>
  restoredTicket(readVisit(userId, SESSION_KEYS.ticketDraft));

export const saveTicketDraftAtom = atom(null, (get, _set, { topic, comments }: NewTicket) =>
  writeVisit(get(userAtom).id, SESSION_KEYS.ticketDraft, { topic, comments }),
);

/** The messages of a ticket by its id. */
export const threadAtom = userQueryBy('ticket', fetchThread, { staleTime: BRIEFLY_FRESH_MS });

/** Result of sending the last ticket: the server's message, or why the ticket could not be sent. */
type TicketOutcome = { sent: string } | { failure: Failure };

/** Outcome of the ticket form. Null until a ticket was sent or has failed, and again after the form was left. */
export const ticketOutcomeAtom = atom<TicketOutcome | null>(null);

/** Sends a new ticket. After a ticket has been sent, setting this atom does nothing until the form is left. */
export const createTicketAtom = latched(
  async (post, get, set, ticket: NewTicket): Promise<void> => {
    const { id: userId } = get(userAtom);
    const last = get(ticketOutcomeAtom);
    if (last && 'sent' in last) return;
    set(ticketOutcomeAtom, null);
    try {
      const sent = ticketSentText(await createTicket(post, userId, ticket));
      session.removeItem(SESSION_KEYS.ticketDraft);
      set(ticketOutcomeAtom, { sent });
    } catch (error) {
      set(ticketOutcomeAtom, { failure: toFailure(error) });
    }
    // Refetches after a failure too: the server may have created the ticket, or refused it because another one is open.
    void get(queryClientAtom).invalidateQueries({ queryKey: userKey(NAME, userId) });
  },
);

/** Called when the user leaves the form. If a ticket is still being sent, its outcome is set when the answer arrives. */
export const leaveTicketAtom = atom(null, (_get, set): void => set(ticketOutcomeAtom, null));
