import { roleOf } from '../session/role.ts';
import type { User } from '../session/user.ts';

/** A call that Score makes for a role; nothing else is fetched (spec section 6). */
export type ScoreCall = 'region-stats' | 'territory-stats' | 'agency-stats' | 'territories';

/** A card, or list of cards, that Score shows to a role (spec section 2, Score screen). */
export type ScoreCard =
  /** The user's position in a place, and the user's activations compared with the total. */
  | { kind: 'ranking'; scope: 'region' | 'territory'; call: 'region-stats' | 'territory-stats' }
  /** The driver's agency: activations of today, and of the week compared with the goal. */
  | { kind: 'agency'; call: 'agency-stats' }
  /** The promoter's team: a region, or a whole territory. */
  | { kind: 'team'; scope: 'region' | 'territory'; call: 'region-stats' | 'territory-stats' }
  /** One card for each territory. */
  | { kind: 'territories'; call: 'territories' };

/** What Score consists of for a role. */
export interface ScoreView {
  /** In the order in which they are shown. Empty for an unknown role. */
  cards: readonly ScoreCard[];
  /** Whether the personal challenge is fetched and shown: for activators and drivers. */
  personalChallenge: boolean;
}

/** The part of a user that decides what Score shows. */
export type ScoreUser = Pick<User, 'role_id' | 'region_id'>;

const REGION_CARD: ScoreCard = { kind: 'ranking', scope: 'region', call: 'region-stats' };
const TERRITORY_CARD: ScoreCard = { kind: 'ranking', scope: 'territory', call: 'territory-stats' };

/** True for a promoter who leads one region. A promoter without a region leads the whole territory (spec section 6). */
export function hasRegion(user: Pick<User, 'region_id'>): boolean {
  return user.region_id !== null && user.region_id > 0;
}

/** Cards, calls and challenge of the user's role (spec sections 2 and 6). */
export function scoreView(user: ScoreUser): ScoreView {
  switch (roleOf(user)) {
    case 'activator':
      return { cards: [REGION_CARD, TERRITORY_CARD], personalChallenge: true };
    case 'promoter':
      return {
        cards: [
          hasRegion(user)
            ? { kind: 'team', scope: 'region', call: 'region-stats' }
            : { kind: 'team', scope: 'territory', call: 'territory-stats' },
        ],
        personalChallenge: false,
      };
    case 'driver':
      return { cards: [{ kind: 'agency', call: 'agency-stats' }], personalChallenge: true };
    case 'corporate':
      return { cards: [{ kind: 'territories', call: 'territories' }], personalChallenge: false };
    case null:
      return { cards: [], personalChallenge: false };
  }
}

/** Whether the user has a place of the kind that `call` fetches. Score fetches only those (spec section 6). */
export function hasOwnStats(user: ScoreUser, call: ScoreCall): boolean {
  return scoreView(user).cards.some((card) => card.kind !== 'territories' && card.call === call);
}
