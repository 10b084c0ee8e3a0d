import { UNKNOWN_PLACE } from '../routes/paths.ts';
import { readId } from '../routes/read-id.ts';
import { hasOwnStats, type ScoreCall, type ScoreUser } from './score-view.ts';

/**
 * Returns the place whose ranking a screen shows: the id in the address of the screen, or `own` if the address contains
 * `UNKNOWN_PLACE` and `call` fetches the stats of the user's own place (decision 81). Null without a valid id.
 *
 * @param param the id in the address
 * @param call the call that fetches the stats of the ranking
 */
export function placeAt(
  param: string | undefined,
  user: ScoreUser,
  call: ScoreCall,
): number | 'own' | null {
  const isOwn = param === UNKNOWN_PLACE && hasOwnStats(user, call);
  return isOwn ? 'own' : readId(param);
}
