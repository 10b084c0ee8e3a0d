import { type GameEnd, gameEnd } from '@gemas/domain';
import { atom } from 'jotai';
import { currentChallengeAtom, storedChallengeAtom } from '../challenges.ts';
import { session } from '../core/storage.ts';
import { userAtom } from '../session/session.ts';
import { gameClosedAtom } from './game-closed.ts';

/**
 * What Score shows about the end of the game. An active challenge hides the closing message. After the game, the value
 * is therefore null until a challenge is known, from the server or from the phone, or its call has failed.
 */
export const gameEndAtom = atom((get): GameEnd | null => {
  const game = get(gameClosedAtom).data;
  if (!game?.closed) return { kind: 'open' };
  const { data, error } = get(currentChallengeAtom);
  const challenge = data === undefined ? get(storedChallengeAtom) : data;
  return challenge === undefined && !error ? null : gameEnd(game, challenge ?? null, Date.now());
});

/** Session storage key. The value is the id of the user who has seen the alert about the pilot's end (decision 9). */
const NOTICE_KEY = 'first_notice_seen';

const wasSeenNowAtom = atom(false);

export const noticeSeenAtom = atom(
  (get) => get(wasSeenNowAtom) || session.getItem(NOTICE_KEY) === String(get(userAtom).id),
  (get, set) => {
    session.setItem(NOTICE_KEY, String(get(userAtom).id));
    set(wasSeenNowAtom, true);
  },
);
