import { href, paths, RANKING_TITLE, readId } from '@gemas/domain';
import { useParams } from 'react-router-dom';
import { useAtomValue } from '../state/core/jotai.ts';
import { territoryStatsOfAtom } from '../state/ranking/stats-by-id.ts';
import { NoRanking, TeamRankingView } from './places/TeamRankingView.tsx';

function Territory({ id }: { id: number }) {
  return (
    <TeamRankingView
      title={RANKING_TITLE}
      query={useAtomValue(territoryStatsOfAtom(id))}
      way={{ href: href(paths.regions(id)), label: 'Ver regiones' }}
    />
  );
}

export default function CorpTerritoryRankingPage() {
  const id = readId(useParams().id);
  return id === null ? <NoRanking title={RANKING_TITLE} /> : <Territory key={id} id={id} />;
}
