import { href, paths, placeAt, type RoutePath, type ScoreCall } from '@gemas/domain';
import { useParams } from 'react-router-dom';
import { useRoute } from '../shell/routes.ts';
import { type Atom, useAtomValue } from '../state/core/jotai.ts';
import {
  agencyStatsAtom,
  regionStatsAtom,
  type StatsQuery,
  territoryStatsAtom,
} from '../state/ranking/stats.ts';
import { agencyStatsOfAtom, territoryStatsOfAtom } from '../state/ranking/stats-by-id.ts';
import { userAtom } from '../state/session/session.ts';
import { TeamRankingView } from './places/TeamRankingView.tsx';

interface Ranking {
  ownAtom: Atom<StatsQuery>;
  /** Only for routes with an id in the path. `atomOf` returns the stats of the place with this id. */
  byId?: { call: ScoreCall; atomOf: (id: number) => Atom<StatsQuery> };
  /** Returns the link to the list of all places inside the place with this id, such as the regions of a territory. */
  linkOf?: (id: number) => { href: string; label: string };
}

const RANKINGS: Partial<Record<RoutePath, Ranking>> = {
  '/ranking/region': { ownAtom: regionStatsAtom },
  '/ranking/territory': { ownAtom: territoryStatsAtom },
  '/ranking/agency/:id': {
    ownAtom: agencyStatsAtom,
    byId: { call: 'agency-stats', atomOf: agencyStatsOfAtom },
  },
  '/corporate/territory/:id': {
    ownAtom: territoryStatsAtom,
    byId: { call: 'territory-stats', atomOf: territoryStatsOfAtom },
    linkOf: (id) => ({ href: href(paths.regions(id)), label: 'Ver regiones' }),
  },
};

/** Shows the ranking of a region, a territory or an agency, depending on the route. */
export default function RankingPage() {
  const { path } = useRoute();
  const { id } = useParams();
  const user = useAtomValue(userAtom);
  const { ownAtom = null, byId, linkOf } = RANKINGS[path] ?? {};
  const place = byId ? placeAt(id, user, byId.call) : 'own';
  return typeof place === 'number' ? (
    <TeamRankingView key={place} statsAtom={byId?.atomOf(place) ?? null} link={linkOf?.(place)} />
  ) : (
    <TeamRankingView statsAtom={place && ownAtom} />
  );
}
