import type { Send } from '../api/client.ts';
import { atomWithQuery } from './jotai.ts';
import { sendAtom, userAtom } from './session.ts';

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

/** The answer about one place or person; one atom for each id seen. */
export function answerById<T>(question: string, fetch: Fetch<T>) {
  const known = new Map<number, ReturnType<typeof createAtom<T>>>();
  return (id: number) => {
    const atom = known.get(id) ?? createAtom(question, id, fetch);
    known.set(id, atom);
    return atom;
  };
}

/** An id of the address: a whole number from 1. Null for letters, signs, fractions and what no id reaches. */
export function readId(param: string | undefined): number | null {
  if (param === undefined || !/^\d{1,16}$/.test(param)) return null;
  const id = Number(param);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
