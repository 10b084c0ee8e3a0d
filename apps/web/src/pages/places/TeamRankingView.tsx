import { paths, teamRows, teamSummary } from '@gemas/domain';
import { TeamRankingScreen, type TeamRankingScreenProps } from '@gemas/ui';
import { useMemo } from 'react';
import { useBack } from '../../shell/back.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import type { StatsQuery } from '../../state/ranking/stats.ts';
import { unreachableSinceAtom, userAtom } from '../../state/session/session.ts';
import { toPlaceRemote } from './place-remote.ts';

/** A place's stats as its ranking. Rows are computed once per response: there may be thousands. */
export function TeamRankingView({
  query,
  title,
  way,
}: { query: StatsQuery } & Pick<TeamRankingScreenProps, 'title' | 'way'>) {
  const user = useAtomValue(userAtom);
  const members = query.data?.referals;
  const rows = useMemo(() => (members ? teamRows(members, user) : []), [members, user]);
  return (
    <TeamRankingScreen
      title={title}
      way={way}
      ranking={toPlaceRemote(query, useAtomValue(unreachableSinceAtom), (stats) => ({
        ...stats,
        position: query.isOwn ? stats.position : null,
        sumary: teamSummary(stats),
        rows,
      }))}
      onBack={useBack(paths.score)}
    />
  );
}

/** A ranking whose address has no valid id. */
export function NoRanking({ title }: { title: string }) {
  return (
    <TeamRankingScreen
      title={title}
      ranking={{ status: 'missing' }}
      onBack={useBack(paths.score)}
    />
  );
}
