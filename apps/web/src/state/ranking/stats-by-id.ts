import { hasOwnStats, readStats, type ScoreCall, type Stats, type User } from '@gemas/domain';
import { fetchAgencyStatsOf, fetchTerritoryStatsOf } from '../../api/ranking.ts';
import { byKey } from '../core/by-key.ts';
import { type Atom, atom } from '../core/jotai.ts';
import { placeById } from '../places/place-by-id.ts';
import type { PlaceQuery } from '../places/place-query.ts';
import { userAtom } from '../session/session.ts';
import { agencyStatsAtom, type StatsQuery, territoryStatsAtom } from './stats.ts';

interface OwnStats {
  call: ScoreCall;
  queryAtom: Atom<StatsQuery>;
  /** Returns the id of the user's own place. Null if only the answer about that place contains the id. */
  idOf: (user: User) => number | null;
}

/**
 * The stats of a place by its id. For the user's own place the answer that Score shows is used, because a second
 * request by id could fail although Score shows the data.
 */
function statsById(own: OwnStats, byId: (id: number) => Atom<PlaceQuery<Stats>>) {
  const isOwnOf = byKey((id: number) =>
    atom((get): boolean => {
      const user = get(userAtom);
      if (!hasOwnStats(user, own.call)) return false;
      const ownId = own.idOf(user);
      if (ownId !== null) return ownId === id;
      const { data, error, isEnded } = get(own.queryAtom);
      // While the user's own place is loading, its id is unknown and may equal `id`. A call by id would be too early.
      return data === undefined ? error === null && !isEnded : data.id === id;
    }),
  );
  return byKey((id: number) =>
    atom(
      (get): StatsQuery =>
        get(isOwnOf(id)) ? get(own.queryAtom) : { ...get(byId(id)), isOwn: false },
    ),
  );
}

export const agencyStatsOfAtom = statsById(
  { call: 'agency-stats', queryAtom: agencyStatsAtom, idOf: () => null },
  placeById('stats:agency', fetchAgencyStatsOf, readStats),
);
export const territoryStatsOfAtom = statsById(
  { call: 'territory-stats', queryAtom: territoryStatsAtom, idOf: (user) => user.territory_id },
  placeById('stats:territory', fetchTerritoryStatsOf, readStats),
);
