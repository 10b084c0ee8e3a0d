import { UNKNOWN_PLACE } from '../routes/paths.ts';
import { readId } from '../routes/read-id.ts';
import { hasOwnStats, type PlaceScope, type ScoreUser } from './score-view.ts';

/**
 * Returns the place whose ranking a screen shows. The result is `own` if the address of the screen contains
 * `UNKNOWN_PLACE`, and if the user has a place of their own of this scope (decision 81). Otherwise the result is the
 * id in the address. Null if the address contains no valid id.
 *
 * @param param the id in the address
 * @param scope kind of the place
 */
export function placeAt(
  param: string | undefined,
  user: ScoreUser,
  scope: PlaceScope,
): { id: string } | 'own' | null {
  if (param === UNKNOWN_PLACE && hasOwnStats(user, scope)) return 'own';
  const id = readId(param);
  return id === null ? null : { id };
}
