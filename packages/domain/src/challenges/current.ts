import { isWithinDays } from '../format/calendar.ts';
import type { Challenge, GameClosed } from './challenge.ts';

/** Role ids of a comma list. Whole numbers only, so that 13 never stands for 3 (spec section 3). */
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

/**
 * The view of the current challenge (spec sections 2 and 6): for the roles of its list alone, while it is
 * active, and of a component that is known.
 *
 * @param now ms since 1970
 */
export function challengeView(
  challenge: Challenge | null,
  roleId: number,
  now: number,
): ChallengeView {
  if (challenge === null || !isChallengeActive(challenge, now)) return 'none';
  if (!roleList(challenge.roles).includes(roleId)) return 'none';
  const { component } = challenge;
  return component === 'ranking' || component === 'transactions' ? component : 'none';
}

/** Whether the game is over for Score (spec section 1, Game status). */
export type GameEnd =
  | { kind: 'open' }
  /** Closed while a challenge still runs: no closing message. */
  | { kind: 'challenge-runs' }
  /** `message` is html, not yet sanitised; null when the server sends none. */
  | { kind: 'closed'; message: string | null };

/**
 * The closing message belongs to a closed game without an active challenge. Not known yet, or failed to
 * load, counts as open (decision 18).
 *
 * @param now ms since 1970
 */
export function gameEnd(
  game: GameClosed | null,
  challenge: Challenge | null,
  now: number,
): GameEnd {
  if (!game?.closed) return { kind: 'open' };
  if (challenge && isChallengeActive(challenge, now)) return { kind: 'challenge-runs' };
  return { kind: 'closed', message: game.message?.trim() ? game.message : null };
}

/** The alert that the pilot ends, while the param `first_notice` is on (decision 9). */
export const PILOT_ENDING = {
  time: '23:59',
  title: 'Hoy termina el piloto',
  text: 'Activa hasta las 23:59. Lo que sumes hoy todavía cuenta.',
  button: 'Entendido',
} as const;
