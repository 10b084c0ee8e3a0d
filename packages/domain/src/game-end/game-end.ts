import type { Challenge } from '../challenges/challenge.ts';
import { isChallengeActive, isEmptyChallenge } from '../challenges/current.ts';

/** Whether the game is closed (contract, Calls). */
export interface GameClosed {
  closed: boolean;
  /** Html, not yet sanitised. */
  message: string | null;
}

/** What Score, the home screen, shows about the end of the game (spec section 1, Game status). */
export type GameEnd =
  | { kind: 'open' }
  /** The game is closed, but a challenge is still active. No closing message is shown. */
  | { kind: 'challenge-runs' }
  /** `message` is unsanitised html; null if the server sends none. */
  | { kind: 'closed'; message: string | null };

/**
 * Returns what Score shows about the end of the game. The closing message is shown if the game is closed and no
 * challenge is active. While `game` is null (loading or failed to load), the game counts as open (decision 18).
 *
 * @param now ms since 1970
 */
export function gameEnd(
  game: GameClosed | null,
  challenge: Challenge | null,
  now: number,
): GameEnd {
  if (!game?.closed) return { kind: 'open' };
  const runs =
    challenge !== null && !isEmptyChallenge(challenge) && isChallengeActive(challenge, now);
  if (runs) return { kind: 'challenge-runs' };
  return { kind: 'closed', message: game.message?.trim() ? game.message : null };
}

/**
 * Texts of the alert that tells users that the pilot ends today. Shown while the param `first_notice` is on (decision
 * 9).
 */
export const PILOT_ENDING = {
  time: '23:59',
  title: 'Hoy termina el piloto',
  text: 'Activa hasta las 23:59. Lo que sumes hoy todavía cuenta.',
  button: 'Entendido',
} as const;
