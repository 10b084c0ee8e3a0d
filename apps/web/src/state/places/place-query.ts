import type { QueryKey } from '@tanstack/react-query';
import type { Send } from '../../api/client.ts';
import type { Reader } from '../../api/read.ts';
import { type Atom, atom, atomWithQuery } from '../core/jotai.ts';
import { type PersistedAnswer, persistedAnswer } from '../core/persisted-answer.ts';
import { LOCAL_KEYS, local } from '../core/storage.ts';
import { userIdAtom, userKey } from '../core/user-query.ts';
import { isGameClosedAtom } from '../game-end/game-closed.ts';
import { writeOwn } from '../session/owner.ts';
import { sendAtom } from '../session/session.ts';

/** Stats are not fetched again before this has passed, ms (spec section 9). */
const STATS_THROTTLE_MS = 20 * 60 * 1000;

/** By then a cheap phone shows the answer, ms: writing thousands of members would hold up their first rows. */
const AFTER_PAINT_MS = 500;

/**
 * Fresh for 20 minutes after its own answer, while the stored time of the last refresh of any stats is recent too:
 * without that time all of them are fetched again (spec section 4, Stats refresh).
 */
function statsStaleTime({ state }: { state: { dataUpdatedAt: number } }): number {
  const refreshedAt = Number(local.getItem(LOCAL_KEYS.statsRefreshedAt));
  const elapsed = [refreshedAt, state.dataUpdatedAt].map((moment) => Date.now() - moment);
  const isFresh = elapsed.every((ms) => ms >= 0 && ms < STATS_THROTTLE_MS);
  // A clock that moved back makes it stale (decision 19): a time below the answer's age, which is negative then.
  return isFresh ? STATS_THROTTLE_MS : Math.min(...elapsed, 0);
}

/** The query of a place, or of a list of places, as far as screens need it. */
export interface PlaceQuery<T> {
  data: T | undefined;
  /** When `data` was fetched, ms since 1970. */
  dataUpdatedAt: number;
  error: Error | null;
  /** Refreshing `data` has failed. */
  isRefetchError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  /** The game is over: `data` is what was persisted last, and stays so. */
  isOver?: boolean;
  /** The game is over and nothing is persisted: there is nothing to wait for. */
  isEnded?: boolean;
}

/**
 * The query of a place: its answer is persisted and shown first, fetched again after 20 minutes at the earliest, and
 * not at all once the game is over, when only what is persisted is shown (spec section 4, Stats refresh).
 *
 * @param question its name among what is persisted for a user
 */
export function placeQuery<T>(
  question: string,
  fetch: (send: Send, signal?: AbortSignal) => Promise<T>,
  read: Reader<T>,
  persisting = persistedAnswer<T>,
) {
  const persistedAtom = atom((get) => persisting(get(userIdAtom), question, read));
  const queryAtom = atomWithQuery<T, Error, T, QueryKey>((get) => {
    const send = get(sendAtom);
    const userId = get(userIdAtom);
    const persisted = get(persistedAtom);
    return {
      queryKey: userKey(question, userId),
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<T> => {
        const answer = await fetch(send, signal);
        persisted.persist(answer, AFTER_PAINT_MS);
        writeOwn(userId, LOCAL_KEYS.statsRefreshedAt, Date.now());
        return answer;
      },
      staleTime: statsStaleTime,
      ...persisted.options,
    };
  });
  return untilGameOver(queryAtom, persistedAtom);
}

/**
 * A query that is mounted once the game is known to be open. Once the game is over, nothing is fetched: its last answer is
 * shown for good, however old it is (D15).
 */
export function untilGameOver<T>(
  queryAtom: Atom<PlaceQuery<T>>,
  persistedAtom: Atom<PersistedAnswer<T>>,
): Atom<PlaceQuery<T>> {
  // Mounted, rather than enabled: a change of its options would abort the call in progress and make it again.
  return atom((get): PlaceQuery<T> => {
    const isClosed = get(isGameClosedAtom);
    if (isClosed === false) return get(queryAtom);
    const { options, last } = get(persistedAtom);
    const isOver = isClosed === true;
    const data = isOver ? last()?.data : options.initialData();
    const answeredAt = isOver ? last()?.at : options.initialDataUpdatedAt();
    return {
      data,
      dataUpdatedAt: answeredAt ?? 0,
      error: null,
      isRefetchError: false,
      isFetching: true,
      refetch: () => undefined,
      isOver,
      isEnded: isOver && data === undefined,
    };
  });
}
