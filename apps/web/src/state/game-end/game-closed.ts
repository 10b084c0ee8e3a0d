import { FRESH_MS, readGameClosed } from '@gemas/domain';
import { atom } from 'jotai';
import { fetchGameClosed } from '../../api/game-end.ts';
import { answerStoreAtom, staleAfter, userQuery } from '../session/user-query.ts';

/**
 * The query that asks whether the game is over. This query is fetched before the stats (decision 18).
 *
 * - If the call fails, the game counts as open. The call is not retried, because the stats wait for it.
 * - A stored answer is used only if it says that the game is over. The last standings are then shown even without
 *   network (decision D15), and fetched again at each start, because a game may be reopened.
 */
export const gameClosedAtom = userQuery('game-closed', fetchGameClosed, {
  staleTime: staleAfter(FRESH_MS),
  retry: false,
  stored: { in: answerStoreAtom('game-closed', readGameClosed) },
  initial: ({ last }) => {
    const stored = last();
    return stored?.data.closed ? stored : null;
  },
});

/**
 * Whether the game is over. Null until the call has been answered or has failed. A failure means that the game is open
 * (decision 18).
 */
export const isGameClosedAtom = atom((get) => {
  const { data, error } = get(gameClosedAtom);
  return data ? data.closed : error ? false : null;
});
