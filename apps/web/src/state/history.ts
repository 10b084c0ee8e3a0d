import { BRIEFLY_FRESH_MS } from '@gemas/domain';
import { fetchHistory } from '../api/history.ts';
import { userQueryBy } from './session/user-query.ts';

/** A user's history by the id of the user. Still fresh when the user leaves the screen and soon comes back. */
export const historyAtom = userQueryBy('history', fetchHistory, { staleTime: BRIEFLY_FRESH_MS });
