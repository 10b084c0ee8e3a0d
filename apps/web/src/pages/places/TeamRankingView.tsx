import { maySummarise, paths, teamRows, teamSummary, teamText } from '@gemas/domain';
import { TeamRankingScreen, type TeamRankingScreenProps } from '@gemas/ui';
import { type Atom, useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ApiError } from '../../api/call.ts';
import { secondTry } from '../../platform/lazy.tsx';
import { useBack } from '../../shell/back.ts';
import { useRoute } from '../../shell/routes.ts';
import type { StatsQuery } from '../../state/ranking/stats.ts';
import { userAtom } from '../../state/session/session.ts';
import { noQueryAtom, usePlaceRemote } from '../use-remote.ts';
import { useFilter } from './use-view.ts';

// Loaded by the first tap on 'Compartir resumen', because dialogs have more code than this screen.
const ShareSummary = lazy(secondTry(() => import('./ShareSummary.tsx')));

interface TeamRankingViewProps extends Pick<TeamRankingScreenProps, 'link'> {
  /** The query of the place's stats. Null if the address has no valid id. */
  statsAtom: Atom<StatsQuery> | null;
}

/**
 * Returns the query as failed if the stats came without readable members. Score shows such stats, but an empty ranking
 * would say that the team has no activations, which is so only if the summary is 0.
 */
function withMembers(query: StatsQuery | null): StatsQuery | null {
  if (query?.data?.referals !== null || query.data.sumary === 0) return query;
  const error = new ApiError('unreadable');
  return { ...query, data: undefined, error, isEnded: query.isOver === true };
}

/** Shows the ranking of a place. Rows are computed once per response, because there may be thousands. */
export function TeamRankingView({ statsAtom, link }: TeamRankingViewProps) {
  const user = useAtomValue(userAtom);
  const query = useAtomValue<StatsQuery | null>(statsAtom ?? noQueryAtom);
  const [filter, setFilter] = useFilter();
  const [summary, setSummary] = useState({ openings: 0, text: '' });
  const members = query?.data?.referals ?? null;
  const rows = useMemo(() => (members ? teamRows(members, user) : []), [members, user]);
  const ranking = usePlaceRemote(withMembers(query), (stats) => ({
    ...stats,
    position: query?.isOwn ? stats.position : null,
    sumary: teamSummary({ sumary: stats.sumary, referals: members ?? [] }),
    rows,
  }));
  const share = () => {
    if (query === null || ranking.status !== 'ready') return;
    const isStale = ranking.freshness.state !== 'fresh';
    const at = query.dataUpdatedAt;
    const moment = { at, now: Date.now(), isStale, isOver: query.isOver === true };
    setSummary({ openings: summary.openings + 1, text: teamText(ranking.data, moment) });
  };
  return (
    <>
      <TeamRankingScreen
        title={useRoute().title}
        link={link}
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
