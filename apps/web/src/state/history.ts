import { BRIEFLY_FRESH_MS } from '@gemas/domain';
import { fetchHistory } from '../api/history.ts';
import { userQueryBy } from './session/user-query.ts';

/** The history of a user's activations, by user id. Not fetched again if the user soon returns to the screen. */
export const historyAtom = userQueryBy('history', fetchHistory, { staleTime: BRIEFLY_FRESH_MS });
