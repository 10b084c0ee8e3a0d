import type { QueryKey } from '@tanstack/react-query';
import type { Send } from '../../api/client.ts';
import type { Reader } from '../../api/read.ts';
import { atom, atomWithQuery } from '../core/jotai.ts';
import { keptAnswer } from '../core/persisted-answer.ts';
import { LOCAL_KEYS, local } from '../core/storage.ts';
import { userIdAtom, userKey } from '../core/user-query.ts';
import { isGameClosedAtom } from '../game-end/game-closed.ts';
import { writeOwn } from '../session/owner.ts';
import { sendAtom } from '../session/session.ts';

/** Stats are not asked for again before this has passed, ms (spec section 9). */
const STATS_THROTTLE_MS = 20 * 60 * 1000;

/**
 * Fresh for 20 minutes after its own answer, while the stored time of the last refresh of any stats agrees: who
 * takes that away gets all of them anew (spec section 4, Stats refresh).
 */
function statsStaleTime({ state }: { state: { dataUpdatedAt: number } }): number {
  const refreshedAt = Number(local.getItem(LOCAL_KEYS.statsRefreshedAt));
  const elapsed = [refreshedAt, state.dataUpdatedAt].map((moment) => Date.now() - moment);
  const isFresh = elapsed.every((ms) => ms >= 0 && ms < STATS_THROTTLE_MS);
  // A clock that moved back makes it stale (decision 19): then even nothing would be too long.
  return isFresh ? STATS_THROTTLE_MS : Math.min(...elapsed, 0);
}

/** An answer about a place, or a list of places, as far as screens care. */
export interface PlaceQuery<T> {
  data: T | undefined;
  /** When `data` was answered, ms since 1970. */
  dataUpdatedAt: number;
  error: Error | null;
  /** Bringing `data` up to date has failed. */
  isRefetchError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  /** The game is over and nothing is kept: there is nothing to wait for. */
  isEnded?: boolean;
}

/**
 * What the server says of a place: kept on the phone and shown first, asked for again after 20 minutes at the
 * earliest, and not at all once the game is over, when only what is kept is shown (spec section 4, Stats refresh).
 *
 * @param question names it among what is kept for a person
 */
export function placeAnswer<T>(
  question: string,
  fetch: (send: Send, signal?: AbortSignal) => Promise<T>,
  read: Reader<T>,
  keeper = keptAnswer<T>,
) {
  const keptAtom = atom((get) => keeper(get(userIdAtom), question, read));
  const queryAtom = atomWithQuery<T, Error, T, QueryKey>((get) => {
    const send = get(sendAtom);
    const userId = get(userIdAtom);
    const kept = get(keptAtom);
    return {
      queryKey: userKey(question, userId),
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<T> => {
        const answer = await fetch(send, signal);
        kept.keep(answer);
        writeOwn(userId, LOCAL_KEYS.statsRefreshedAt, Date.now());
        return answer;
      },
      staleTime: statsStaleTime,
      ...kept.options,
    };
  });
  // The query is mounted once the game is known to be open, rather than enabled then: a change of its options
  // would drop the call under way and make it anew.
  return atom((get): PlaceQuery<T> => {
    const isClosed = get(isGameClosedAtom);
    if (isClosed === false) return get(queryAtom);
    const { initialData, initialDataUpdatedAt } = get(keptAtom).options;
    const data = initialData();
    return {
      data,
      dataUpdatedAt: initialDataUpdatedAt() ?? 0,
      error: null,
      isRefetchError: false,
      isFetching: true,
      refetch: () => undefined,
      isEnded: isClosed === true && data === undefined,
    };
  });
}
