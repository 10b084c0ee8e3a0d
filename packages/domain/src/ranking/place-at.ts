import { UNKNOWN_PLACE } from '../routes/paths.ts';
import { readId } from '../routes/read-id.ts';
import { hasOwnStats, type ScoreCall, type ScoreUser } from './score-view.ts';

/**
 * Returns the place whose ranking an address shows: its id, or `own` for the user's own place if its id is unknown
 * (decision 81). Null if there is no such ranking.
 *
 * @param param the id in the address
 * @param call the call that fetches the stats of the user's own place
 */
export function placeAt(
  param: string | undefined,
  user: ScoreUser,
  call: ScoreCall,
): number | 'own' | null {
  const isOwn = param === UNKNOWN_PLACE && hasOwnStats(user, call);
  return isOwn ? 'own' : readId(param);
}
