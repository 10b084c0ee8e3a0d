import { roleOf } from '../session/role.ts';
import type { User } from '../session/user.ts';

/**
 * A call that Score, the home screen, makes. The user's role decides which of these calls are made (spec section 6).
 */
export type ScoreCall = 'region-stats' | 'territory-stats' | 'agency-stats' | 'territories';

/**
 * A card, or a list of cards, on Score. The user's role decides which of them are shown (spec section 2, Score screen).
 */
export type ScoreCard =
  /** The user's position in a region or territory, and the user's activations compared with that place's total. */
  | { kind: 'ranking'; scope: 'region' | 'territory'; call: 'region-stats' | 'territory-stats' }
  /** The agency of a driver (role 5): today's activations, and this week's activations compared with the goal. */
  | { kind: 'agency'; call: 'agency-stats' }
  /** The team of a promoter: a region, or a whole territory. */
  | { kind: 'team'; scope: 'region' | 'territory'; call: 'region-stats' | 'territory-stats' }
  /** One card for each territory. */
  | { kind: 'territories'; call: 'territories' };

/** The content of Score for one role. */
export interface ScoreView {
  /** The cards of Score, in the order in which they are shown. Empty for an unknown role. */
  cards: readonly ScoreCard[];
  /** Whether the personal challenge is fetched and shown. Only activators and drivers have one. */
  personalChallenge: boolean;
}

/** The fields of a user that decide what Score shows. */
export type ScoreUser = Pick<User, 'role_id' | 'region_id'>;

const REGION_CARD: ScoreCard = { kind: 'ranking', scope: 'region', call: 'region-stats' };
const TERRITORY_CARD: ScoreCard = { kind: 'ranking', scope: 'territory', call: 'territory-stats' };

/** True for a promoter who leads one region. A promoter without a region leads the whole territory (spec section 6). */
export function hasRegion(user: Pick<User, 'region_id'>): boolean {
  return user.region_id !== null;
}

/** Returns what Score fetches and shows for the user's role (spec sections 2 and 6). */
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

/**
 * Whether `call` fetches the stats of the user's own place (spec section 6). False for the list of territories, and for
 * a call that Score does not make for the user's role.
 */
export function hasOwnStats(user: ScoreUser, call: ScoreCall): boolean {
  return scoreView(user).cards.some((card) => card.kind !== 'territories' && card.call === call);
}
