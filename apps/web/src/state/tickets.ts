import type { NewTicket } from '@gemas/domain';
import { createTicket, fetchThread, fetchTickets } from '../api/tickets.ts';
import { answerById } from './by-id.ts';
import { atom, atomWithQuery, queryClientAtom } from './jotai.ts';
import { sendAtom, userAtom } from './session.ts';

const ticketsKey = (userId: number) => ['tickets', userId];

export const ticketsAtom = atomWithQuery((get) => ({
  queryKey: ticketsKey(get(userAtom).id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchTickets(get(sendAtom), get(userAtom).id, signal),
  staleTime: 0,
}));

export const threadAtom = answerById('ticket', fetchThread);

/** Sends a new ticket and answers with the server's words about it. Throws `ApiError`. */
export const createTicketAtom = atom(null, async (get, _set, ticket: NewTicket) => {
  const { id } = get(userAtom);
  const words = await createTicket(get(sendAtom), id, ticket);
  void get(queryClientAtom).invalidateQueries({ queryKey: ticketsKey(id) });
  return words;
});
