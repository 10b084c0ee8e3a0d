import { cutComment, type NewTicket } from '@gemas/domain';
import { createTicket, fetchThread, fetchTickets } from '../api/tickets.ts';
import { answerById } from './by-id.ts';
import { atom, atomWithQuery, queryClientAtom } from './jotai.ts';
import { sendAtom, userAtom } from './session.ts';
import { readJson, SESSION_KEYS, session, writeJson } from './storage.ts';

const ticketsKey = (userId: number) => ['tickets', userId];

export const ticketsAtom = atomWithQuery((get) => ({
  queryKey: ticketsKey(get(userAtom).id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchTickets(get(sendAtom), get(userAtom).id, signal),
  staleTime: 0,
  // Another tab, or support itself, may have opened or closed one meanwhile.
  refetchOnWindowFocus: true,
}));

interface TicketDraft extends NewTicket {
  userId: number;
}

function isTicketDraft(value: unknown): value is TicketDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, topic, comments } = value as Partial<Record<keyof TicketDraft, unknown>>;
  return typeof userId === 'number' && typeof topic === 'string' && typeof comments === 'string';
}

/** What a person has typed of a ticket and not yet sent, in this visit. */
export function ticketDraft(userId: number): NewTicket | undefined {
  const key = SESSION_KEYS.ticketDraft;
  const kept = readJson<TicketDraft | null>(session, key, isTicketDraft, null);
  if (kept?.userId !== userId) return undefined;
  return { topic: kept.topic, comments: cutComment(kept.comments) };
}

export const keepTicketDraftAtom = atom(null, (get, _set, { topic, comments }: NewTicket) => {
  const draft: TicketDraft = { userId: get(userAtom).id, topic, comments };
  writeJson(session, SESSION_KEYS.ticketDraft, draft);
});

export const threadAtom = answerById('ticket', fetchThread);

/** Sends a new ticket and answers with the server's words about it. Throws `ApiError`. */
export const createTicketAtom = atom(null, async (get, _set, ticket: NewTicket) => {
  const { id } = get(userAtom);
  try {
    return await createTicket(get(sendAtom), id, ticket);
  } finally {
    // After a failure too: it may have been created, or refused because of another one that is open.
    void get(queryClientAtom).invalidateQueries({ queryKey: ticketsKey(id) });
  }
});
