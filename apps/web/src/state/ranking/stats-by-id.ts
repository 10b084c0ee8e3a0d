import { hasOwnStats, type Id, readStats, sameId } from '@gemas/domain';
import { atom } from 'jotai';
import { fetchAgencyStatsOf, fetchTerritoryStatsOf } from '../../api/ranking.ts';
import { byKey } from '../core/by-key.ts';
import { placeById } from '../places/place-by-id.ts';
import { userAtom } from '../session/session.ts';
import { OWN_STATS, type StatsQuery } from './stats.ts';

/**
 * The stats of a place by its id. The user's own place uses the answer that Score shows, because a request by id
 * could fail although Score shows the data.
 */
function statsById(scope: 'agency' | 'territory', fetch: typeof fetchAgencyStatsOf) {
  const ownAtom = OWN_STATS[scope];
  const byId = placeById(`stats:${scope}`, fetch, readStats);
  const isOwnOf = byKey((id: Id) =>
    atom((get): boolean => {
      const user = get(userAtom);
      if (!hasOwnStats(user, scope)) return false;
      if (scope === 'territory' && user.territory_id !== null) return sameId(user.territory_id, id);
      const { data, error, isEnded } = get(ownAtom);
      // While the user's own stats are loading, `id` may be the user's own place, so no call by id is sent yet.
      return data === undefined ? error === null && !isEnded : sameId(data.id, id);
    }),
  );
  return byKey((id: Id) =>
    atom(
      (get): StatsQuery => (get(isOwnOf(id)) ? get(ownAtom) : { ...get(byId(id)), isOwn: false }),
    ),
  );
}

export const agencyStatsOfAtom = statsById('agency', fetchAgencyStatsOf);
export const territoryStatsOfAtom = statsById('territory', fetchTerritoryStatsOf);
