import {
  type Challenge,
  challengeHead,
  challengeView,
  knownLastPage,
  type MyRanking,
  ownRankingRow,
  pageOfOwnPosition,
  pager,
  type RankingPage,
  rankingRows,
  shownPersonalChallenge,
  transactionsView,
  withOwnRow,
} from '@gemas/domain';
import {
  ChallengesSection,
  type ChallengesSectionProps,
  type CurrentChallenge,
  lastRanking,
} from '@gemas/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { useLast } from '../../platform/use-last.ts';
import { LATER_MS } from '../../schedule.ts';
import {
  clientsAtom,
  currentChallengeAtom,
  myRankingAtom,
  personalChallengeAtom,
  rankingPageAtom,
  rankingPageNumberAtom,
  seenRankingAtom,
  storedChallengeAtom,
} from '../../state/challenges.ts';
import { gameEndAtom } from '../../state/game-end/game-end.ts';
import { scoreViewAtom } from '../../state/ranking/stats.ts';
import { offlineDataAtAtom, userAtom } from '../../state/session/session.ts';
import type { QueryState } from '../../state/session/user-query.ts';
import { toRemote, useRemote, useRemoteList } from '../use-remote.ts';

// The personal challenge; null for none. Not fetched for roles to which Score does not show it.
const personalAtom = atom((get): ChallengesSectionProps['personal'] => {
  if (!get(scoreViewAtom).personalChallenge) return null;
  const query = get(personalChallengeAtom);
  if (query.isEnded) return null;
  const remote = toRemote(query, get(offlineDataAtAtom), shownPersonalChallenge);
  return remote.status === 'ready' ? remote.data && { ...remote, data: remote.data } : remote;
});

/** Stores the visible page of the global ranking, to show it first next time, and after the game (decision D15). */
function useSeen(
  challenge: Challenge,
  { data: standing, dataUpdatedAt: standingAt }: QueryState<MyRanking>,
  { data: page, dataUpdatedAt: pageAt }: QueryState<RankingPage>,
) {
  const seen = useAtomValue(seenRankingAtom);
  const at = Math.max(standingAt, pageAt);
  useEffect(() => {
    const isNew = at > (seen.last()?.at ?? 0);
    if (page && isNew) seen.store({ challenge, standing: standing ?? null, page }, LATER_MS);
  }, [seen, challenge, standing, at, page]);
}

/** Returns the query with `stored` as its data while it has none, as if `stored` had been fetched at `at`. */
function orStored<T>(query: QueryState<T>, stored: T | null, at: number): QueryState<T> {
  if (query.data !== undefined || stored === null) return query;
  return { ...query, data: stored, dataUpdatedAt: at, isRefetchError: query.error !== null };
}

/** Returns the user's position and the visible page. Until the server answers, or if it fails, as last seen. */
function useRanking(challenge: Challenge, number: number) {
  const standing = useAtomValue(myRankingAtom);
  const page = useAtomValue(rankingPageAtom);
  useSeen(challenge, standing, page);
  const seen = useAtomValue(seenRankingAtom).last();
  if (seen === null) return { standing, page };
  const { challenge: of, standing: lastStanding, page: lastPage } = seen.data;
  const isSame = of.name === challenge.name && of.start_date === challenge.start_date;
  return {
    standing: orStored(standing, isSame ? lastStanding : null, seen.at),
    page: orStored(page, isSame && lastPage.current_page === number ? lastPage : null, seen.at),
  };
}

interface ChallengeProps extends Pick<ChallengesSectionProps, 'personal'> {
  challenge: Challenge;
}

function Ranking({ challenge, personal }: ChallengeProps) {
  const user = useAtomValue(userAtom);
  const [number, setNumber] = useAtom(rankingPageNumberAtom);
  const { standing, page } = useRanking(challenge, number);
  // While the next page loads, and after a failure, the previous page and its page count stay visible.
  const known = useLast(page.data);
  const isLoading = page.data === undefined && page.error === null && known !== undefined;
  const shown = isLoading ? { ...page, data: known } : page;
  const { data } = shown;
  const { data: own } = standing;
  const pageRows = useMemo(() => (data ? rankingRows(data.data, user.code) : []), [data, user]);
  // Only the page with the user's own row contains the details of that row. Other pages show the last known details.
  const ownDetails = useLast(pageRows.find(({ isOwn }) => isOwn))?.details;
  // Memoised, so that the visible rows are not rendered again when the user opens another page.
  const rows = useMemo(
    () => withOwnRow(pageRows, own ? ownRankingRow(user, own, ownDetails) : null),
    [pageRows, own, user, ownDetails],
  );
  const current: CurrentChallenge = {
    view: 'ranking',
    ...challengeHead(challenge),
    standing: useRemote(standing),
    rows: useRemoteList(shown, () => rows),
    pager: known ? pager({ current_page: number, last_page: knownLastPage(known, number) }) : null,
    ownPage: data && own ? pageOfOwnPosition(own, data, data.current_page) : null,
    busy: isLoading,
  };
  return <ChallengesSection personal={personal} current={current} onPage={setNumber} />;
}

function Transactions({ challenge, personal }: ChallengeProps) {
  const clients = useRemote(useAtomValue(clientsAtom), transactionsView);
  const current = { view: 'transactions', ...challengeHead(challenge), clients } as const;
  return <ChallengesSection personal={personal} current={current} />;
}

/**
 * Shows the challenges on Score. A challenge that fails to load is shown as last stored, else left out. If the ranking
 * or the clients of the challenge fail to load and are not stored, an error is shown in their place.
 */
export default function Challenges() {
  const user = useAtomValue(userAtom);
  const { data, error } = useAtomValue(currentChallengeAtom);
  const stored = useAtomValue(storedChallengeAtom);
  const challenge = (data === undefined && error ? stored : data) ?? null;
  const end = useAtomValue(gameEndAtom);
  const rankings = useAtomValue(seenRankingAtom);
  // Read here, not in the views below: a view that replaces another would send the call of the challenge again.
  const personal = useAtomValue(personalAtom);
  const view = challengeView(challenge, user.role_id);
  // After the last day the final ranking does not change, so it is fetched only if the phone has not stored it. A ranking
  // that this screen has fetched keeps its pages.
  const [wasSeen] = useState(() => rankings.last() !== null);
  if (end?.kind === 'closed' && (wasSeen || view !== 'ranking')) {
    const seen = rankings.last();
    return <ChallengesSection personal={personal} current={seen && lastRanking(seen, user)} />;
  }
  if (challenge && view === 'ranking') return <Ranking challenge={challenge} personal={personal} />;
  if (challenge && view === 'transactions') {
    return <Transactions challenge={challenge} personal={personal} />;
  }
  return <ChallengesSection personal={personal} current={null} />;
}
