import { BRIEFLY_FRESH_MS } from '@gemas/domain';
import { fetchHistory } from '../api/history.ts';
import { byKey } from './core/by-key.ts';
import { userQuery } from './core/user-query.ts';

/** The history of a user by id. It stays fresh long enough to leave it and come back. */
export const historyAtom = byKey((id: number) =>
  userQuery('history', (send, signal) => fetchHistory(send, id, signal), {
    parts: [id],
    staleTime: BRIEFLY_FRESH_MS,
  }),
);
