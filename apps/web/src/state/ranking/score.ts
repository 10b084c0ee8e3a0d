import { type ScoreCard, type ScoreView, scoreView } from '@gemas/domain';
import { atom, type Getter } from '../core/jotai.ts';
import { userAtom } from '../session/session.ts';
import { agencyStatsAtom, regionStatsAtom, territoryStatsAtom } from './stats.ts';

/** The cards and sections that Score has for this user. */
export const scoreViewAtom = atom((get): ScoreView => scoreView(get(userAtom)));

const STATS = {
  'region-stats': regionStatsAtom,
  'territory-stats': territoryStatsAtom,
  'agency-stats': agencyStatsAtom,
};

type StatsCard = Exclude<ScoreCard, { kind: 'territories' }>;

function withStats(get: Getter, card: StatsCard) {
  return { card, query: get(STATS[card.call]) };
}

/**
 * The cards of Score that show stats, for the user's role, each with its query. No other stats are fetched (spec
 * section 6).
 */
export const scoreStatsAtom = atom((get) =>
  get(scoreViewAtom).cards.flatMap((card) =>
    card.kind === 'territories' ? [] : [withStats(get, card)],
  ),
);
