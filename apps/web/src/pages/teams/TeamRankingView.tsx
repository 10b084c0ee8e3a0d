import { paths, type Stats, teamRows } from '@gemas/domain';
import { TeamRankingScreen, type TeamRankingScreenProps } from '@gemas/ui';
import { useMemo } from 'react';
import { useBack } from '../../shell/back.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { offlineSince, toRemote } from '../../state/remote.ts';
import { userAtom } from '../../state/session.ts';

type Query = Parameters<typeof toRemote<Stats>>[0] & Parameters<typeof offlineSince>[0];

/** A place's stats as its ranking. Rows are worked out once for each answer: there may be thousands. */
export function TeamRankingView({
  query,
  title,
  way,
}: { query: Query } & Pick<TeamRankingScreenProps, 'title' | 'way'>) {
  const user = useAtomValue(userAtom);
  const { data } = query;
  const rows = useMemo(() => (data ? teamRows(data.referals, user) : []), [data, user]);
  return (
    <TeamRankingScreen
      title={title}
      way={way}
      ranking={toRemote(query, (stats) => ({ ...stats, rows }))}
      offlineSince={offlineSince(query)}
      onRetry={() => void query.refetch()}
      onBack={useBack(paths.score)}
    />
  );
}

/** A ranking whose address holds no id. */
export function NoRanking({ title }: { title: string }) {
  return (
    <TeamRankingScreen
      title={title}
      ranking={{ status: 'missing' }}
      onBack={useBack(paths.score)}
    />
  );
}
