import { FRESH_MS } from '@gemas/domain';
import { fetchGameClosed } from '../../api/game-end.ts';
import { atom } from '../core/jotai.ts';
import { userQuery } from '../core/user-query.ts';

/**
 * Whether the game is over, fetched before the stats (decision 18). Its failure means open, so there is no retry: the
 * stats wait for it.
 */
export const gameClosedAtom = userQuery('game-closed', fetchGameClosed, {
  staleTime: FRESH_MS,
  retry: false,
});

/** Whether the game is over; null until that is known. Its failure means open (decision 18). */
export const isGameClosedAtom = atom((get) => {
  const { data, error } = get(gameClosedAtom);
  return data ? data.closed : error ? false : null;
});
