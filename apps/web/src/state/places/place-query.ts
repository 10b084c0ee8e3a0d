import { type Reader, statsStaleTime } from '@gemas/domain';
import { type Atom, atom } from 'jotai';
import type { Send } from '../../api/call.ts';
import { LATER_MS } from '../../schedule.ts';
import { LOCAL_KEYS, local } from '../core/storage.ts';
import { isGameClosedAtom } from '../game-end/game-closed.ts';
import { type AnswerStore, answerStore } from '../session/answer-store.ts';
import { type QueryState, userIdAtom, userQuery } from '../session/user-query.ts';

const refreshedAt = () => Number(local.getItem(LOCAL_KEYS.statsRefreshedAt));

/** The query of a place, or of a list of places. After the game, `data` stays the last stored answer. */
export interface PlaceQuery<T> extends QueryState<T> {
  /** True if the game is over and nothing is stored, so that no data will arrive. */
  isEnded?: boolean;
}

/**
 * Creates the query of a place, or of a list of places. The stored answer is shown first, however old (spec section 4,
 * Caching). A new answer is fetched if the shown answer is stale (`statsStaleTime`), but not before the server has said
 * that the game runs (`isGameClosedAtom`; spec section 4, Stats refresh).
 *
 * @param name identifies the answer in the user's storage
 */
export function placeQuery<T>(
  name: string,
  fetch: (send: Send, signal?: AbortSignal) => Promise<T>,
  read: Reader<T>,
  storing = answerStore<T>,
) {
  const storeAtom = atom((get) => storing(get(userIdAtom), name, read));
  const queryAtom = userQuery(name, fetch, {
    staleTime: ({ state }) => statsStaleTime(refreshedAt(), state.dataUpdatedAt, Date.now()),
    timeKey: LOCAL_KEYS.statsRefreshedAt,
    // A place may have thousands of members. Storing them immediately would delay the rendering of the first rows.
    stored: { in: storeAtom, afterMs: LATER_MS },
    initial: ({ last }) => last(),
  });
  return untilGameOver(queryAtom, storeAtom);
}

/**
 * Returns an atom that has the value of `queryAtom` while the game runs, and fetches only then (decision D15). Before
 * the app knows whether the game runs, and after the game, the data are the stored answer, if there is one.
 */
export function untilGameOver<T>(
  queryAtom: Atom<PlaceQuery<T>>,
  answerStoreAtom: Atom<AnswerStore<T>>,
): Atom<PlaceQuery<T>> {
  // `queryAtom` is mounted only until the server has closed the game. The query option `enabled` is not used, because
  // a change of the options would abort and repeat a pending call.
  return atom((get): PlaceQuery<T> => {
    const isOver = get(isGameClosedAtom);
    if (isOver === false) return get(queryAtom);
    const stored = get(answerStoreAtom).last();
    return {
      data: stored?.data,
      dataUpdatedAt: stored?.at ?? 0,
      error: null,
      isRefetchError: false,
      // Nothing is fetched yet. True makes a screen show that it loads or refreshes, until it is known if the game runs.
      // After the game, `isOver` and `isEnded` take precedence.
      isFetching: true,
      refetch: () => undefined,
      isOver: isOver === true,
      isEnded: isOver === true && !stored,
    };
  });
}
