import { FRESH_MS, readGameClosed } from '@gemas/domain';
import { fetchGameClosed } from '../../api/game-end.ts';
import { atom } from '../core/jotai.ts';
import { persistedAnswer } from '../core/persisted-answer.ts';
import { userIdAtom, userQuery } from '../core/user-query.ts';

/**
 * Whether the game is over, fetched before the stats (decision 18). A failure means that it is open; there is no retry,
 * because the stats wait for it. The end of the game is persisted, so that the last standings are shown without network
 * too (D15).
 */
export const gameClosedAtom = userQuery('game-closed', fetchGameClosed, {
  staleTime: FRESH_MS,
  retry: false,
  persisted: { in: atom((get) => persistedAnswer(get(userIdAtom), 'game-closed', readGameClosed)) },
  initial: ({ last }) => ({
    initialData: () => {
      const stored = last()?.data;
      return stored?.closed ? stored : undefined;
    },
    // It is fetched again at each start, because a game may be reopened.
    initialDataUpdatedAt: () => 0,
  }),
});

/** Whether the game is over; null until that is known. A failure means that it is open (decision 18). */
export const isGameClosedAtom = atom((get) => {
  const { data, error } = get(gameClosedAtom);
  return data ? data.closed : error ? false : null;
});
