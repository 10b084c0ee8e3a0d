import {
  readChallenge,
  readClients,
  readMyRanking,
  readPersonalChallenge,
  readRankingPage,
} from '@gemas/domain';
import { get, getWith } from './get.ts';

/** `GET /challenges/current`: the global challenge, null for none. */
export const fetchChallenge = get('/challenges/current', readChallenge);

/** `GET /challenges/ranking?page=`: a page of the global ranking. The first page is 1. */
export const fetchRankingPage = getWith(
  '/challenges/ranking',
  (page: number) => ({ page }),
  readRankingPage,
);

/** `GET /challenges/my/ranking`: the user's own position in the global ranking. */
export const fetchMyRanking = get('/challenges/my/ranking', readMyRanking);

/** `GET /challenges/personal`: the personal challenge, null for none. */
export const fetchPersonalChallenge = get('/challenges/personal', readPersonalChallenge);

/** `GET /challenges/transactions`: the user's clients. */
export const fetchClients = get('/challenges/transactions', readClients);
