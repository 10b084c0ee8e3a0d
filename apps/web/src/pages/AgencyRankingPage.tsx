import { hasOwnStats, readId, UNKNOWN_PLACE } from '@gemas/domain';
import { useParams } from 'react-router-dom';
import { useAtomValue } from '../state/core/jotai.ts';
import { agencyStatsAtom } from '../state/ranking/stats.ts';
import { agencyStatsOfAtom } from '../state/ranking/stats-by-id.ts';
import { userAtom } from '../state/session/session.ts';
import { NoRanking, TeamRankingView } from './places/TeamRankingView.tsx';

const TITLE = 'Ranking agencia';

/** An agency's ranking: the user's own agency if `id` is null. */
function Agency({ id }: { id: number | null }) {
  const query = useAtomValue(id === null ? agencyStatsAtom : agencyStatsOfAtom(id));
  return <TeamRankingView title={TITLE} query={query} />;
}

export default function AgencyRankingPage() {
  const { id: param } = useParams();
  const id = readId(param);
  const hasOwn = hasOwnStats(useAtomValue(userAtom), 'agency-stats');
  const isKnown = id !== null || (param === UNKNOWN_PLACE && hasOwn);
  return isKnown ? <Agency key={id} id={id} /> : <NoRanking title={TITLE} />;
}
