import { hasOwnStats, href, paths, RANKING_TITLE, readId, UNKNOWN_PLACE } from '@gemas/domain';
import { useParams } from 'react-router-dom';
import { useAtomValue } from '../state/core/jotai.ts';
import { territoryStatsAtom } from '../state/ranking/stats.ts';
import { territoryStatsOfAtom } from '../state/ranking/stats-by-id.ts';
import { userAtom } from '../state/session/session.ts';
import { NoRanking, TeamRankingView } from './places/TeamRankingView.tsx';

/**
 * A territory's ranking: the user's own territory if `id` is null. A link to the territory's regions is shown only if
 * there is an `id`.
 */
function Territory({ id }: { id: number | null }) {
  const query = useAtomValue(id === null ? territoryStatsAtom : territoryStatsOfAtom(id));
  const way = id === null ? undefined : { href: href(paths.regions(id)), label: 'Ver regiones' };
  return <TeamRankingView title={RANKING_TITLE} query={query} way={way} />;
}

export default function CorpTerritoryRankingPage() {
  const { id: param } = useParams();
  const id = readId(param);
  const hasOwn = hasOwnStats(useAtomValue(userAtom), 'territory-stats');
  const isKnown = id !== null || (param === UNKNOWN_PLACE && hasOwn);
  return isKnown ? <Territory key={id} id={id} /> : <NoRanking title={RANKING_TITLE} />;
}
