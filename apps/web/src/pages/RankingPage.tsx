import { href, type Id, paths, placeAt, type RoutePath } from '@gemas/domain';
import { type Atom, useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { useRoute } from '../shell/routes.ts';
import { OWN_STATS, type StatsQuery } from '../state/ranking/stats.ts';
import { agencyStatsOfAtom, territoryStatsOfAtom } from '../state/ranking/stats-by-id.ts';
import { userAtom } from '../state/session/session.ts';
import { TeamRankingView } from './places/TeamRankingView.tsx';

interface Ranking {
  /** The call that fetches the stats of the user's own place. */
  call: keyof typeof OWN_STATS;
  /** Returns the atom of the stats of the place with this id. Omitted for routes without an id in the path. */
  atomOf?: (id: Id) => Atom<StatsQuery>;
  /** Returns the link to the list of all places inside the place with this id, such as the regions of a territory. */
  linkOf?: (id: Id) => { href: string; label: string };
}

const RANKINGS: Partial<Record<RoutePath, Ranking>> = {
  '/ranking/region': { call: 'region-stats' },
  '/ranking/territory': { call: 'territory-stats' },
  '/ranking/agency/:id': { call: 'agency-stats', atomOf: agencyStatsOfAtom },
  '/corporate/territory/:id': {
    call: 'territory-stats',
    atomOf: territoryStatsOfAtom,
    linkOf: (id) => ({ href: href(paths.regions(id)), label: 'Ver regiones' }),
  },
};

/** Shows the ranking of a region, a territory or an agency, depending on the route. */
export default function RankingPage() {
  const { path } = useRoute();
  const { id } = useParams();
  const user = useAtomValue(userAtom);
  const { call, atomOf, linkOf } = RANKINGS[path] ?? {};
  const place = call && atomOf ? placeAt(id, user, call) : 'own';
  return typeof place === 'object' && place ? (
    <TeamRankingView
      key={place.id}
      statsAtom={atomOf?.(place.id) ?? null}
      link={linkOf?.(place.id)}
    />
  ) : (
    <TeamRankingView statsAtom={place && call ? OWN_STATS[call] : null} />
  );
}
