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
  /** The stats of a place by its id. Omitted for routes without an id, which show only the user's own place. */
  byId?: { call: ScoreCall; atomOf: (id: number) => Atom<StatsQuery> };
  /** Returns the link from the place with this id to the list of places in it, as from a territory to its regions. */
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

/** The rankings of a region, territory or agency. The route decides which one. */
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
