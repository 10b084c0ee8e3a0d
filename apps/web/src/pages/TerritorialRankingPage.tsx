import { RANKING_TITLE } from '@gemas/domain';
import { useAtomValue } from '../state/core/jotai.ts';
import { territoryStatsAtom } from '../state/ranking/stats.ts';
import { TeamRankingView } from './places/TeamRankingView.tsx';

export default function TerritorialRankingPage() {
  return <TeamRankingView title={RANKING_TITLE} query={useAtomValue(territoryStatsAtom)} />;
}
