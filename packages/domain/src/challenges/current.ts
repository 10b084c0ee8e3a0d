import { isWithinDays } from '../format/calendar.ts';
import type { Challenge } from './challenge.ts';

/** Role ids of a comma list. Whole numbers only, so that 13 is never taken for 3 (spec section 3). */
export function roleList(roles: string | null | undefined): number[] {
  return (roles ?? '')
    .split(',')
    .map((role) => role.trim())
    .filter((role) => /^\d+$/.test(role))
    .map(Number);
}

/** True while today's day in Mexico City is within the challenge's (decision 18). @param now ms since 1970 */
export function isChallengeActive(
  challenge: Pick<Challenge, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  return isWithinDays(challenge.start_date, challenge.end_date, now);
}

/** What of the current challenge a person sees. */
export type ChallengeView = 'ranking' | 'transactions' | 'none';

/** True for a challenge of which the server tells nothing: that is none (decision 52). */
export function isEmptyChallenge({ name, component }: Pick<Challenge, 'name' | 'component'>) {
  return `${name}${component}`.trim() === '';
}

/** The component of the transactions view, whatever the server adds to the word. */
const TRANSACTIONS = /transac/i;

/**
 * The view of the current challenge (spec sections 2 and 6): for the roles of its list alone, while it is active.
 * A component that nobody knows means the global ranking: a challenge that runs and is not shown would leave Score empty.
 *
 * @param now ms since 1970
 */
export function challengeView(
  challenge: Challenge | null,
  roleId: number,
  now: number,
): ChallengeView {
  if (challenge === null || isEmptyChallenge(challenge)) return 'none';
  if (!isChallengeActive(challenge, now)) return 'none';
  if (!roleList(challenge.roles).includes(roleId)) return 'none';
  return TRANSACTIONS.test(challenge.component) ? 'transactions' : 'ranking';
}
