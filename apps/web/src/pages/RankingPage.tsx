import { href, type Id, type PlaceScope, paths, placeAt, type RoutePath } from '@gemas/domain';
import { type Atom, useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { useRoute } from '../shell/routes.ts';
import { OWN_STATS, type StatsQuery } from '../state/ranking/stats.ts';
import { agencyStatsOfAtom, territoryStatsOfAtom } from '../state/ranking/stats-by-id.ts';
import { userAtom } from '../state/session/session.ts';
import { TeamRankingView } from './places/TeamRankingView.tsx';

interface Ranking {
  scope: PlaceScope;
  /** Returns the atom of the stats of the place with this id. Omitted for routes without an id in the path. */
  atomOf?: (id: Id) => Atom<StatsQuery>;
  /** Returns the link to the list of all places inside the place with this id, such as the regions of a territory. */
  linkOf?: (id: Id) => { href: string; label: string };
}

const RANKINGS: Partial<Record<RoutePath, Ranking>> = {
  '/ranking/region': { scope: 'region' },
  '/ranking/territory': { scope: 'territory' },
  '/ranking/agency/:id': { scope: 'agency', atomOf: agencyStatsOfAtom },
  '/corporate/territory/:id': {
    scope: 'territory',
    atomOf: territoryStatsOfAtom,
    linkOf: (id) => ({ href: href(paths.regions(id)), label: 'Ver regiones' }),
  },
};

/** Shows the ranking of a region, a territory or an agency, depending on the route. */
export default function RankingPage() {
  const { path } = useRoute();
  const { id } = useParams();
  const user = useAtomValue(userAtom);
  const { scope, atomOf, linkOf } = RANKINGS[path] ?? {};
  const place = scope && atomOf ? placeAt(id, user, scope) : 'own';
  return typeof place === 'object' && place ? (
    <TeamRankingView
      key={place.id}
      statsAtom={atomOf?.(place.id) ?? null}
      link={linkOf?.(place.id)}
    />
  ) : (
    <TeamRankingView statsAtom={place && scope ? OWN_STATS[scope] : null} />
  );
}
