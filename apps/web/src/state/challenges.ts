import { BRIEFLY_FRESH_MS, FRESH_MS } from '@gemas/domain';
import {
  fetchChallenge,
  fetchClients,
  fetchMyRanking,
  fetchPersonalChallenge,
  fetchRankingPage,
} from '../api/challenges.ts';
import { byKey } from './core/by-key.ts';
import { atom } from './core/jotai.ts';
import { userQuery } from './core/user-query.ts';

export const currentChallengeAtom = userQuery('challenge', fetchChallenge, {
  staleTime: FRESH_MS,
});

/** Mounted for activators and drivers only, while the game is open, as the stats are. */
export const personalChallengeAtom = userQuery('personal-challenge', fetchPersonalChallenge, {
  staleTime: BRIEFLY_FRESH_MS,
});

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

/** The visible page. One query for each page: a page that is left before it is loaded is aborted. */
export const rankingPageAtom = atom((get) => get(rankingPageOf(get(rankingPageNumberAtom))));

export const clientsAtom = userQuery('clients', fetchClients, { staleTime: BRIEFLY_FRESH_MS });
