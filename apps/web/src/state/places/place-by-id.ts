import type { Send } from '../../api/client.ts';
import type { Reader } from '../../api/read.ts';
import { atomWithQuery } from '../core/jotai.ts';
import { keptAmongFew } from '../core/persisted-few.ts';
import { sendAtom, userAtom } from '../session/session.ts';
import { placeAnswer } from './place-answer.ts';

/** Long enough to walk down to a person and back without waiting again, ms. */
const STALE_MS = 60_000;

type Fetch<T> = (send: Send, id: number, signal?: AbortSignal) => Promise<T>;

function createAtom<T>(question: string, id: number, fetch: Fetch<T>) {
  return atomWithQuery((get) => ({
    queryKey: [question, get(userAtom).id, id],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetch(get(sendAtom), id, signal),
    staleTime: STALE_MS,
  }));
}

/** One of a kind for each id seen. */
function byId<A>(create: (id: number) => A) {
  const known = new Map<number, A>();
  return (id: number): A => {
    const atom = known.get(id) ?? create(id);
    known.set(id, atom);
    return atom;
  };
}

/** The answer about one person. */
export function answerById<T>(question: string, fetch: Fetch<T>) {
  return byId((id) => createAtom(question, id, fetch));
}

/** The answer about one place: kept, throttled and closed with the game as the own ones are. */
export function placeById<T>(question: string, fetch: Fetch<T>, read: Reader<T>) {
  return byId((id) =>
    placeAnswer(
      `${question}:${id}`,
      (send, signal) => fetch(send, id, signal),
      read,
      keptAmongFew<T>,
    ),
  );
}
