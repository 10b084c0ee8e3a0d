import {
  challengeHead,
  ownRankingRow,
  rankingRows,
  type SeenRanking,
  type User,
  withOwnRow,
} from '@gemas/domain';
import type { Freshness } from '../../primitives/Freshness/freshness.ts';
import type { CurrentChallenge } from './ChallengesSection.tsx';

/**
 * Returns the global challenge with the page of its ranking that the user saw last (decision D15), for Score after the
 * game. Other pages cannot be opened, because nothing is fetched after the game. The user's position is not shown if
 * it was not stored.
 *
 * @param at when the page was received, ms since 1970
 */
export function lastRanking(
  { at, data: { challenge, standing, page } }: { at: number; data: SeenRanking },
  user: Pick<User, 'id' | 'name' | 'code'>,
): CurrentChallenge {
  const freshness: Freshness = { state: 'stale', since: new Date(at).toISOString(), why: 'ended' };
  const items = withOwnRow(
    rankingRows(page.data, user.code),
    standing && ownRankingRow(user, standing),
  );
  return {
    view: 'ranking',
    ...challengeHead(challenge),
    standing: standing
      ? { status: 'ready', data: standing, freshness }
      : { status: 'error', failure: 'server', onRetry: () => undefined },
    rows: items.length > 0 ? { status: 'ready', items, freshness } : { status: 'empty', freshness },
    pager: null,
    busy: false,
  };
}
