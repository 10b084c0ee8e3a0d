import { roleOf } from '../session/role.ts';
import type { User } from '../session/user.ts';

/** A kind of place that has members and stats. */
export type PlaceScope = 'region' | 'territory' | 'agency';

/**
 * A card, or a list of cards, on Score. The user's role decides which of them are shown (spec section 2, Score screen).
 */
export type ScoreCard =
  /** The user's position in a region or territory, and the user's activations compared with that place's total. */
  | { kind: 'ranking'; scope: 'region' | 'territory' }
  /** The agency of a driver (role 5): today's activations, and this week's activations compared with the goal. */
  | { kind: 'agency'; scope: 'agency' }
  /** The team of a promoter: a region, or a whole territory. */
  | { kind: 'team'; scope: 'region' | 'territory' }
  /** One card for each territory. */
  | { kind: 'territories' };

/** The content of Score for one role. */
export interface ScoreView {
  /** The cards of Score, in the order in which they are shown. Empty for an unknown role. */
  cards: readonly ScoreCard[];
  /** Whether the personal challenge is fetched and shown. Only activators and drivers have one. */
  personalChallenge: boolean;
}

/** The fields of a user that decide what Score shows. */
export type ScoreUser = Pick<User, 'role_id' | 'region_id'>;

const REGION_CARD: ScoreCard = { kind: 'ranking', scope: 'region' };
const TERRITORY_CARD: ScoreCard = { kind: 'ranking', scope: 'territory' };

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
        cards: [{ kind: 'team', scope: hasRegion(user) ? 'region' : 'territory' }],
        personalChallenge: false,
      };
    case 'driver':
      return { cards: [{ kind: 'agency', scope: 'agency' }], personalChallenge: true };
    case 'corporate':
      return { cards: [{ kind: 'territories' }], personalChallenge: false };
    case null:
      return { cards: [], personalChallenge: false };
  }
}

/**
 * Whether the user has a place of their own of this scope (spec section 6). False for a scope whose stats Score does not
 * show for the user's role.
 */
export function hasOwnStats(user: ScoreUser, scope: PlaceScope): boolean {
  return scoreView(user).cards.some((card) => card.kind !== 'territories' && card.scope === scope);
}
