import { RANKING_TITLE } from '@gemas/domain';
import { useAtomValue } from '../state/core/jotai.ts';
import { regionStatsAtom } from '../state/ranking/stats.ts';
import { TeamRankingView } from './places/TeamRankingView.tsx';

export default function RegionalRankingPage() {
  return <TeamRankingView title={RANKING_TITLE} query={useAtomValue(regionStatsAtom)} />;
}
