import { BRIEFLY_FRESH_MS } from '@gemas/domain';
import { fetchHistory } from '../api/history.ts';
import { byKey } from './core/by-key.ts';
import { userQuery } from './session/user-query.ts';

/**
 * Returns the query of a user's history, by the id of the user. The answer is still fresh when the user leaves the
 * screen and soon comes back.
 */
export const historyAtom = byKey((id: number) =>
  userQuery('history', (send, signal) => fetchHistory(send, id, signal), {
    parts: [id],
    staleTime: BRIEFLY_FRESH_MS,
  }),
);
