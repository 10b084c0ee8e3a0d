import {
  hasOwnStats,
  type PlaceScope,
  readStats,
  type ScoreView,
  type Stats,
  scoreView,
  withOwnWeeklyGoal,
} from '@gemas/domain';
import { atom } from 'jotai';
import { fetchAgencyStats, fetchRegionStats, fetchTerritoryStats } from '../../api/ranking.ts';
import { type PlaceQuery, placeQuery } from '../places/place-query.ts';
import { userAtom } from '../session/session.ts';

export interface StatsQuery extends PlaceQuery<Stats> {
  /** Whether the place is the user's own. If true, the position in these stats is the user's position. */
  isOwn: boolean;
}

const ownGoalAtom = atom((get) => get(userAtom).weekly_goal);

/**
 * Creates the query of the stats of the user's own region, territory or agency. If Score shows these stats to the user,
 * and they contain no weekly goal, the user's weekly goal is used (decision 70).
 */
function ownPlace(scope: PlaceScope, fetch: typeof fetchRegionStats) {
  const queryAtom = placeQuery(`stats:${scope}`, fetch, readStats);
  const isOwnAtom = atom((get) => hasOwnStats(get(userAtom), scope));
  const answerAtom = atom((get) => get(queryAtom).data);
  // Returns the same object while the query fetches, so that thousands of rows are not computed from the stats again.
  const statsAtom = atom((get) => {
    const answer = get(answerAtom);
    return answer && get(isOwnAtom) ? withOwnWeeklyGoal(answer, get(ownGoalAtom)) : answer;
  });
  return atom((get) => ({ ...get(queryAtom), data: get(statsAtom), isOwn: get(isOwnAtom) }));
}

/** The stats of the user's own region, territory and agency. */
export const OWN_STATS = {
  region: ownPlace('region', fetchRegionStats),
  territory: ownPlace('territory', fetchTerritoryStats),
  agency: ownPlace('agency', fetchAgencyStats),
};

/** The cards and sections that Score has for this user. */
export const scoreViewAtom = atom((get): ScoreView => scoreView(get(userAtom)));

/**
 * The stats cards that Score shows to the user's role, each with its query. Score fetches no other stats (spec
 * section 6).
 */
export const scoreStatsAtom = atom((get) =>
  get(scoreViewAtom).cards.flatMap((card) =>
    card.kind === 'territories' ? [] : [{ card, query: get(OWN_STATS[card.scope]) }],
  ),
);
