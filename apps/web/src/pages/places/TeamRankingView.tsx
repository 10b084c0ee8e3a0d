import { maySummarise, paths, teamRows, teamSummary, teamText } from '@gemas/domain';
import { TeamRankingScreen, type TeamRankingScreenProps } from '@gemas/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useBack } from '../../shell/back.ts';
import { secondTry } from '../../shell/second-try.ts';
import { useAtomValue } from '../../state/core/jotai.ts';
import type { StatsQuery } from '../../state/ranking/stats.ts';
import { unreachableSinceAtom, userAtom } from '../../state/session/session.ts';
import { toPlaceRemote } from './place-remote.ts';
import { useFilter } from './use-view.ts';

// Loaded by the first tap, because the code of dialogs is larger than that of a ranking.
const ShareSummary = lazy(secondTry(() => import('./ShareSummary.tsx')));

/** Shows the ranking of a place. Rows are computed once per response, because there may be thousands. */
export function TeamRankingView({
  query,
  title,
  way,
}: { query: StatsQuery } & Pick<TeamRankingScreenProps, 'title' | 'way'>) {
  const user = useAtomValue(userAtom);
  const [filter, setFilter] = useFilter();
  const [summary, setSummary] = useState({ openings: 0, text: '' });
  const members = query.data?.referals;
  const rows = useMemo(() => (members ? teamRows(members, user) : []), [members, user]);
  const ranking = toPlaceRemote(query, useAtomValue(unreachableSinceAtom), (stats) => ({
    ...stats,
    position: query.isOwn ? stats.position : null,
    sumary: teamSummary(stats),
    rows,
  }));
  const share = () => {
    if (ranking.status !== 'ready') return;
    const isStale = ranking.freshness.state !== 'fresh';
    const moment = {
      at: query.dataUpdatedAt,
      now: Date.now(),
      isStale,
      isOver: query.isOver === true,
    };
    setSummary({ openings: summary.openings + 1, text: teamText(ranking.data, moment) });
  };
  return (
    <>
      <TeamRankingScreen
        title={title}
        way={way}
        ranking={ranking}
        filter={filter}
        onFilter={setFilter}
        onShare={maySummarise(user) ? share : undefined}
        onBack={useBack(paths.score)}
      />
      <Suspense fallback={null}>
        {summary.openings > 0 && <ShareSummary key={summary.openings} text={summary.text} />}
      </Suspense>
    </>
  );
}

/** Shows that there is no ranking, because the address has no valid id. */
export function NoRanking({ title }: { title: string }) {
  const [filter, setFilter] = useFilter();
  return (
    <TeamRankingScreen
      title={title}
      ranking={{ status: 'missing' }}
      filter={filter}
      onFilter={setFilter}
      onBack={useBack(paths.score)}
    />
  );
}
