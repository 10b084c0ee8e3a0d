import { href, paths, RANKING_TITLE } from '@gemas/domain';
import { useParams } from 'react-router-dom';
import { useAtomValue } from '../state/core/jotai.ts';
import { readId } from '../state/ranking/place-by-id.ts';
import { territoryStatsOfAtom } from '../state/ranking/teams.ts';
import { NoRanking, TeamRankingView } from './teams/TeamRankingView.tsx';

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
