import {
  type RankingPage,
  readChallenge,
  readClients,
  readMyRanking,
  readPersonalChallenge,
  readRankingPage,
} from '@gemas/domain';
import type { Send } from './client.ts';
import { get } from './get.ts';

/** `GET /challenges/current`: the global challenge, or null. */
export const fetchChallenge = get('/challenges/current', readChallenge);

/** `GET /challenges/ranking?page=`: pages start at 1. */
export function fetchRankingPage(
  send: Send,
  page: number,
  signal?: AbortSignal,
): Promise<RankingPage> {
  const read = readRankingPage;
  return send({ method: 'GET', path: '/challenges/ranking', params: { page }, read, signal });
}

/** `GET /challenges/my/ranking`: the user's own position in the global ranking. */
export const fetchMyRanking = get('/challenges/my/ranking', readMyRanking);

/** `GET /challenges/personal`: the personal challenge, or null. */
export const fetchPersonalChallenge = get('/challenges/personal', readPersonalChallenge);

/** `GET /challenges/transactions`: the user's clients. */
export const fetchClients = get('/challenges/transactions', readClients);
