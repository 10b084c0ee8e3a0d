import { BRIEFLY_FRESH_MS } from '@gemas/domain';
import { fetchHistory } from '../api/history.ts';
import { userQueryBy } from './session/user-query.ts';

/** The activation history of any user, by user id. Not fetched again if the screen is reopened soon after. */
export const historyAtom = userQueryBy('history', fetchHistory, { staleTime: BRIEFLY_FRESH_MS });
