import {
  BRIEFLY_FRESH_MS,
  FRESH_MS,
  readChallenge,
  readPersonalChallenge,
  readSeenRanking,
} from '@gemas/domain';
import { atom } from 'jotai';
import { toFailure } from '../api/call.ts';
import {
  fetchChallenge,
  fetchClients,
  fetchMyRanking,
  fetchPersonalChallenge,
  fetchRankingPage,
} from '../api/challenges.ts';
import { untilGameOver } from './places/place-query.ts';
import { answerStoreAtom, userQuery, userQueryBy } from './session/user-query.ts';

const BRIEFLY = { staleTime: BRIEFLY_FRESH_MS };

const CHALLENGE = 'challenge';

const challengeStoreAtom = answerStoreAtom(CHALLENGE, readChallenge);

export const currentChallengeAtom = userQuery(CHALLENGE, fetchChallenge, {
  staleTime: FRESH_MS,
  stored: { in: challengeStoreAtom },
});

/**
 * The challenge that the phone stored last; null if there was none, or if the server says that there is none any more.
 * Undefined if nothing is stored.
 */
export const storedChallengeAtom = atom((get) => {
  const { error } = get(currentChallengeAtom);
  const isGone = error !== null && toFailure(error).kind === 'missing';
  return isGone ? null : get(challengeStoreAtom).last()?.data;
});

const PERSONAL = 'personal-challenge';

const personalStoreAtom = answerStoreAtom(PERSONAL, readPersonalChallenge);

/**
 * The user's personal challenge. Only activators and drivers have one. After the game it is not fetched, and the last
 * stored answer is used (decision D15).
 */
export const personalChallengeAtom = untilGameOver(
  userQuery(PERSONAL, fetchPersonalChallenge, {
    ...BRIEFLY,
    stored: { in: personalStoreAtom },
    initial: ({ last }) => last(),
  }),
  personalStoreAtom,
);

export const myRankingAtom = userQuery('own-position', fetchMyRanking, BRIEFLY);

/** Number of the visible page of the global ranking. The first page is 1. */
export const rankingPageNumberAtom = atom(1);

const rankingPageOf = userQueryBy('ranking-page', fetchRankingPage, BRIEFLY);

/**
 * The visible page of the global ranking. Each page has its own query, so a call for a page is aborted when the user
 * goes to another page.
 */
export const rankingPageAtom = atom((get) => get(rankingPageOf(get(rankingPageNumberAtom))));

export const clientsAtom = userQuery('clients', fetchClients, BRIEFLY);

/** The global ranking as the user last saw it. Stored on the phone, to show it after the game (decision D15). */
export const seenRankingAtom = answerStoreAtom('seen-ranking', readSeenRanking);
