import { formatValidity, isWithinDays } from '../format/calendar.ts';
import type { Challenge } from './challenge.ts';

/** Parses a comma-separated text of role ids. Returns numbers, so that 13 is not mistaken for 3 (spec section 3). */
export function roleList(roles: string | null | undefined): number[] {
  return (roles ?? '')
    .split(',')
    .map((role) => role.trim())
    .filter((role) => /^\d+$/.test(role))
    .map(Number);
}

/**
 * True if today, in the time zone of Mexico City, is one of the days of the challenge (decision 18).
 *
 * @param now ms since 1970
 */
export function isChallengeActive(
  challenge: Pick<Challenge, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  return isWithinDays(challenge.start_date, challenge.end_date, now);
}

/** Which part of the current challenge this user sees. */
export type ChallengeView = 'ranking' | 'transactions' | 'none';

/** True for a challenge without name and component, which counts as no challenge (decision 52). */
export function isEmptyChallenge({ name, component }: Pick<Challenge, 'name' | 'component'>) {
  return `${name}${component}`.trim() === '';
}

/**
 * Matches the `component` of a challenge that has the transactions view. The server may add other words to `component`.
 */
const TRANSACTIONS = /transac/i;

/**
 * Returns which view of the current challenge a user sees (spec sections 2 and 6). `none` if the challenge is not for
 * the user's role. The dates do not matter, because the server decides which challenge is current (decision 18). An
 * unknown component means the global ranking, because Score would otherwise be empty during a challenge.
 */
export function challengeView(challenge: Challenge | null, roleId: number): ChallengeView {
  if (challenge === null || isEmptyChallenge(challenge)) return 'none';
  if (!roleList(challenge.roles).includes(roleId)) return 'none';
  return TRANSACTIONS.test(challenge.component) ? 'transactions' : 'ranking';
}

/** Returns the name and dates of a challenge. `validity` is 'Del 2 al 29 de marzo de 2026', or '' without dates. */
export function challengeHead({
  name,
  start_date,
  end_date,
}: Pick<Challenge, 'name' | 'start_date' | 'end_date'>): { name: string; validity: string } {
  return { name, validity: formatValidity(start_date, end_date) };
}
