import {
  type Challenge,
  challengeView,
  formatValidity,
  knownLastPage,
  type MyRanking,
  ownRankingRow,
  type PersonalChallenge,
  pageOfOwnPlace,
  pager,
  type RankingPage,
  rankingRows,
  type SeenRanking,
  shownPersonalChallenge,
  transactionsView,
  withOwnRow,
} from '@gemas/domain';
import {
  ChallengesSection,
  type ChallengesSectionProps,
  type CurrentChallenge,
  type Freshness,
  type Remote,
} from '@gemas/ui';
import { useEffect, useMemo, useState } from 'react';
import { LATER_MS } from '../../schedule.ts';
import {
  clientsAtom,
  currentChallengeAtom,
  myRankingAtom,
  personalChallengeAtom,
  rankingPageAtom,
  rankingPageNumberAtom,
  seenRankingAtom,
} from '../../state/challenges.ts';
import { atom, useAtom, useAtomValue } from '../../state/core/jotai.ts';
import { type QueryState, toRemote, toRemoteList } from '../../state/core/remote.ts';
import { gameEndAtom } from '../../state/game-end/game-end.ts';
import { scoreViewAtom } from '../../state/ranking/stats.ts';
import { unreachableSinceAtom, userAtom } from '../../state/session/session.ts';

// The personal challenge. Null for roles that do not see it, for which it is not fetched.
const personalAtom = atom((get): Remote<PersonalChallenge | null> | null => {
  if (!get(scoreViewAtom).personalChallenge) return null;
  const query = get(personalChallengeAtom);
  return query.isEnded ? null : toRemote(query, get(unreachableSinceAtom), shownPersonalChallenge);
});

type Answer<T> = Pick<QueryState<T>, 'data' | 'dataUpdatedAt'>;

/** Persists the visible page of the global ranking, to show it after the game (decision D15). */
function useSeen(
  challenge: Challenge,
  { data: standing, dataUpdatedAt: standingAt }: Answer<MyRanking>,
  { data: page, dataUpdatedAt: pageAt }: Answer<RankingPage>,
) {
  const seen = useAtomValue(seenRankingAtom);
  useEffect(() => {
    const isNew = Math.max(standingAt, pageAt) > (seen.last()?.at ?? 0);
    if (page && isNew) seen.persist({ challenge, standing: standing ?? null, page }, LATER_MS);
  }, [seen, challenge, standing, standingAt, page, pageAt]);
}

function useRanking(
  challenge: Challenge,
): Pick<
  Extract<CurrentChallenge, { view: 'ranking' }>,
  'standing' | 'rows' | 'pager' | 'busy' | 'ownPage'
> & { openPage: (page: number) => void } {
  const user = useAtomValue(userAtom);
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  const standing = useAtomValue(myRankingAtom);
  const page = useAtomValue(rankingPageAtom);
  const [number, setNumber] = useAtom(rankingPageNumberAtom);
  const [isOpening, setOpening] = useState(false);
  // While the next page loads, and after a failure, the previous page and its page count stay visible.
  const [previous, setPrevious] = useState(page.data);
  if (page.data !== undefined && page.data !== previous) setPrevious(page.data);
  const isLoading = page.data === undefined && page.error === null && previous !== undefined;
  const shown = isLoading ? { ...page, data: previous } : page;
  const { data } = shown;
  const { data: place } = standing;
  // Agency, region and territory of the user's own row. Only a page that contains the row has them, so they are stored
  // and then shown with the row on every page.
  const [ownDetails, setOwnDetails] = useState<readonly string[]>([]);
  const pageRows = useMemo(() => (data ? rankingRows(data.data, user.code) : []), [data, user]);
  const seen = pageRows.find(({ isOwn }) => isOwn);
  if (seen && seen.details.join() !== ownDetails.join()) setOwnDetails(seen.details);
  // Memoised, so that a tap on a page button renders no row: the same rows stay while the next page loads.
  const rows = useMemo(() => {
    const own = place ? ownRankingRow(user, place) : null;
    return data ? withOwnRow(pageRows, own && { ...own, details: ownDetails }) : [];
  }, [data, pageRows, place, user, ownDetails]);
  const known = page.data ?? previous;
  useSeen(challenge, standing, page);
  return {
    standing: toRemote(standing, unreachableSince),
    rows: toRemoteList(shown, unreachableSince, () => rows),
    pager: known ? pager({ current_page: number, last_page: knownLastPage(known, number) }) : null,
    ownPage: data && place ? pageOfOwnPlace(place, data, data.current_page) : null,
    busy: isLoading || isOpening,
    openPage(next) {
      setOpening(true);
      // The call is sent after the tap was painted.
      setTimeout(() => {
        setNumber(next);
        setOpening(false);
      });
    },
  };
}

type SectionProps = Pick<ChallengesSectionProps, 'personal'>;

function Ranking({ challenge, ...rest }: SectionProps & { challenge: Challenge }) {
  const { name, start_date, end_date } = challenge;
  const { openPage, ...ranking } = useRanking(challenge);
  const validity = formatValidity(start_date, end_date);
  return (
    <ChallengesSection
      {...rest}
      current={{ view: 'ranking', name, validity, ...ranking }}
      onPage={openPage}
    />
  );
}

function Transactions({ challenge, ...rest }: SectionProps & { challenge: Challenge }) {
  const clients = useAtomValue(clientsAtom);
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  const { name, start_date, end_date } = challenge;
  return (
    <ChallengesSection
      {...rest}
      current={{
        view: 'transactions',
        name,
        validity: formatValidity(start_date, end_date),
        clients: toRemote(clients, unreachableSince, transactionsView),
      }}
      onPage={() => undefined}
    />
  );
}

/**
 * Shows the last page of the global ranking that the user saw. After the game nothing is fetched, so the user cannot go
 * to other pages.
 */
function LastRanking({
  of: { at, data },
  ...rest
}: SectionProps & { of: { at: number; data: SeenRanking } }) {
  const user = useAtomValue(userAtom);
  const { name, start_date, end_date } = data.challenge;
  const { standing } = data;
  const own = standing && ownRankingRow(user, standing);
  const items = withOwnRow(rankingRows(data.page.data, user.code), own);
  const since = new Date(at).toISOString();
  const freshness: Freshness = { state: 'stale', since, why: 'ended' };
  return (
    <ChallengesSection
      {...rest}
      current={{
        view: 'ranking',
        name,
        validity: formatValidity(start_date, end_date),
        // The user's own position cannot be fetched after the game. If it is not stored, it is not shown.
        standing: standing
          ? { status: 'ready', data: standing, freshness }
          : { status: 'error', failure: 'server', onRetry: () => undefined },
        rows:
          items.length > 0 ? { status: 'ready', items, freshness } : { status: 'empty', freshness },
        pager: null,
        busy: false,
      }}
      onPage={() => undefined}
    />
  );
}

/**
 * Shows the challenges on Score. A challenge that fails to load is left out. A list inside a challenge that fails to
 * load shows an error.
 */
export default function Challenges() {
  const user = useAtomValue(userAtom);
  const { data: challenge = null } = useAtomValue(currentChallengeAtom);
  const end = useAtomValue(gameEndAtom);
  const persisted = useAtomValue(seenRankingAtom);
  const remote = useAtomValue(personalAtom);
  const personal =
    remote?.status === 'ready' ? remote.data && { ...remote, data: remote.data } : remote;
  const view = challengeView(challenge, user.role_id, Date.now());
  if (challenge && view === 'ranking') return <Ranking challenge={challenge} personal={personal} />;
  if (challenge && view === 'transactions') {
    return <Transactions challenge={challenge} personal={personal} />;
  }
  const seen = end?.kind === 'closed' ? persisted.last() : null;
  if (seen) return <LastRanking of={seen} personal={personal} />;
  return <ChallengesSection personal={personal} current={null} onPage={() => undefined} />;
}
