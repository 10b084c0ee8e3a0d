import { FRESH_MS, type GameClosed, readGameClosed } from '@gemas/domain';
import type { QueryKey } from '@tanstack/react-query';
import { fetchGameClosed } from '../../api/game-end.ts';
import { atom, atomWithQuery } from '../core/jotai.ts';
import { persistedAnswer } from '../core/persisted-answer.ts';
import { userIdAtom, userKey } from '../core/user-query.ts';
import { sendAtom } from '../session/session.ts';

const NAME = 'game-closed';

/**
 * Whether the game is over, fetched before the stats (decision 18). A failure means that it is open; there is no retry,
 * because the stats wait for it. The end of the game is persisted, so that the last standings are shown without network
 * too (D15).
 */
export const gameClosedAtom = atomWithQuery<GameClosed, Error, GameClosed, QueryKey>((get) => {
  const userId = get(userIdAtom);
  const send = get(sendAtom);
  const persisted = persistedAnswer(userId, NAME, readGameClosed);
  return {
    queryKey: userKey(NAME, userId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<GameClosed> => {
      const answer = await fetchGameClosed(send, signal);
      persisted.persist(answer);
      return answer;
    },
    staleTime: FRESH_MS,
    retry: false,
    initialData: () => {
      const last = persisted.last();
      return last?.data.closed ? last.data : undefined;
    },
    // It is fetched again at each start, because a game may be reopened.
    initialDataUpdatedAt: 0,
  };
});

/** Whether the game is over; null until that is known. A failure means that it is open (decision 18). */
export const isGameClosedAtom = atom((get) => {
  const { data, error } = get(gameClosedAtom);
  return data ? data.closed : error ? false : null;
});
