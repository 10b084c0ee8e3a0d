import {
  readChallenge,
  readClients,
  readMyRanking,
  readPersonalChallenge,
  readRankingPage,
} from '@gemas/domain';
import { get, getWith } from './endpoint.ts';

/** The global challenge, null for none. */
export const fetchChallenge = get('/challenges/current', readChallenge);

/** A page of the global ranking. The first page is 1. */
export const fetchRankingPage = getWith(
  '/challenges/ranking',
  (page: number) => ({ page }),
  readRankingPage,
);

/** The user's own position in the global ranking. */
export const fetchMyRanking = get('/challenges/my/ranking', readMyRanking);

/** The personal challenge, null for none. */
export const fetchPersonalChallenge = get('/challenges/personal', readPersonalChallenge);

/** The user's clients. */
export const fetchClients = get('/challenges/transactions', readClients);
