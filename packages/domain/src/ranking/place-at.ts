import { UNKNOWN_PLACE } from '../routes/paths.ts';
import { readId } from '../routes/read-id.ts';
import { hasOwnStats, type ScoreCall, type ScoreUser } from './score-view.ts';

/**
 * Returns the place whose ranking a screen shows. The result is `own` if the address of the screen contains
 * `UNKNOWN_PLACE`, and if `call` fetches the stats of the user's own place (decision 81). Otherwise the result is the
 * id in the address. Null if the address contains no valid id.
 *
 * @param param the id in the address
 * @param call the call that fetches the stats of the ranking
 */
export function placeAt(
  param: string | undefined,
  user: ScoreUser,
  call: ScoreCall,
): { id: string } | 'own' | null {
  if (param === UNKNOWN_PLACE && hasOwnStats(user, call)) return 'own';
  const id = readId(param);
  return id === null ? null : { id };
}
