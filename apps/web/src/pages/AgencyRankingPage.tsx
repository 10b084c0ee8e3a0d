import { readId } from '@gemas/domain';
import { useParams } from 'react-router-dom';
import { useAtomValue } from '../state/core/jotai.ts';
import { agencyStatsOfAtom } from '../state/ranking/stats-by-id.ts';
import { NoRanking, TeamRankingView } from './places/TeamRankingView.tsx';

const TITLE = 'Ranking agencia';

function Agency({ id }: { id: number }) {
  return <TeamRankingView title={TITLE} query={useAtomValue(agencyStatsOfAtom(id))} />;
}

export default function AgencyRankingPage() {
  const id = readId(useParams().id);
  return id === null ? <NoRanking title={TITLE} /> : <Agency key={id} id={id} />;
}
