import { BRIEFLY_FRESH_MS, FRESH_MS, readPersonalChallenge, readSeenRanking } from '@gemas/domain';
import {
  fetchChallenge,
  fetchClients,
  fetchMyRanking,
  fetchPersonalChallenge,
  fetchRankingPage,
} from '../api/challenges.ts';
import { byKey } from './core/by-key.ts';
import { atom } from './core/jotai.ts';
import { persistedAnswer } from './core/persisted-answer.ts';
import { userIdAtom, userQuery } from './core/user-query.ts';
import { untilGameOver } from './places/place-query.ts';

export const currentChallengeAtom = userQuery('challenge', fetchChallenge, {
  staleTime: FRESH_MS,
});

const PERSONAL = 'personal-challenge';

const persistedPersonalAtom = atom((get) =>
  persistedAnswer(get(userIdAtom), PERSONAL, readPersonalChallenge),
);

/** For activators and drivers only. After the game it is not fetched; the last one is shown (D15). */
export const personalChallengeAtom = untilGameOver(
  userQuery(PERSONAL, fetchPersonalChallenge, {
    staleTime: BRIEFLY_FRESH_MS,
    persisted: { in: persistedPersonalAtom },
  }),
  persistedPersonalAtom,
);

export const myRankingAtom = userQuery('own-place', fetchMyRanking, {
  staleTime: BRIEFLY_FRESH_MS,
});

/** Number of the visible page of the global ranking, from 1. */
export const rankingPageNumberAtom = atom(1);

const rankingPageOf = byKey((page: number) =>
  userQuery('ranking-page', (send, signal) => fetchRankingPage(send, page, signal), {
    parts: [page],
    staleTime: BRIEFLY_FRESH_MS,
  }),
);

/** The visible page. Each page has its own query, so a page that is left before it is loaded is aborted. */
export const rankingPageAtom = atom((get) => get(rankingPageOf(get(rankingPageNumberAtom))));

export const clientsAtom = userQuery('clients', fetchClients, { staleTime: BRIEFLY_FRESH_MS });

/** The global ranking as the user last saw it. Persisted, to show it after the game (D15). */
export const seenRankingAtom = atom((get) =>
  persistedAnswer(get(userIdAtom), 'seen-ranking', readSeenRanking),
);
