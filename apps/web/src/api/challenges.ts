import type {
  Challenge,
  ClientTransaction,
  MyRanking,
  PersonalChallenge,
  RankingEntry,
  RankingPage,
} from '@gemas/domain';
import type { Send } from './client.ts';
import { withDaysOf } from './days.ts';
import {
  count,
  countOrNull,
  flag,
  id,
  list,
  number,
  numberOrNull,
  object,
  orNull,
  type Reader,
  text,
  textOrNull,
  withText,
} from './read.ts';
import { roleText } from './roles.ts';

const challenge = withDaysOf(
  object<Challenge>({
    name: text,
    roles: roleText,
    start_date: textOrNull,
    end_date: textOrNull,
    component: text,
  }),
  'start_date',
  'end_date',
);

const personalChallengeFields = withDaysOf(
  object<PersonalChallenge>({
    title: text,
    history_week_start: textOrNull,
    history_week_end: textOrNull,
    base: countOrNull,
    additional_percentage: numberOrNull,
    goal: numberOrNull,
    referlas: count,
    challeng_week_start: textOrNull,
    challeng_week_end: textOrNull,
  }),
  'history_week_start',
  'history_week_end',
  'challeng_week_start',
  'challeng_week_end',
);

/** The personal challenge, or null for none. */
export const personalChallenge = orNull(personalChallengeFields);

const place = orNull(object({ name: text }));

const entry: Reader<RankingEntry> = object({
  id,
  position: count,
  count,
  user: object({ name: text, code: text, agency: place, region: place, territory: place }),
});

const rankingPage: Reader<RankingPage> = object({
  data: list(entry, 'id'),
  current_page: number,
  last_page: orNull(id),
});

const myRanking: Reader<MyRanking> = object({ position: numberOrNull, count });

/** The global ranking as a user last saw it: the challenge, their own place if it was loaded, and a page. */
export interface SeenRanking {
  challenge: Challenge;
  standing: MyRanking | null;
  page: RankingPage;
}

export const seenRanking: Reader<SeenRanking> = object({
  challenge,
  standing: orNull(myRanking),
  page: rankingPage,
});

const client: Reader<ClientTransaction> = object({
  id,
  external_id: text,
  goals: count,
  types: list(withText(object({ slug: text, name: text, completed: flag }), 'slug', 'name')),
});

/** `GET /challenges/current`: the challenge of all, or null. */
export function fetchChallenge(send: Send, signal?: AbortSignal): Promise<Challenge | null> {
  return send({ method: 'GET', path: '/challenges/current', read: orNull(challenge), signal });
}

/** `GET /challenges/ranking?page=`: pages start at 1. */
export function fetchRankingPage(
  send: Send,
  page: number,
  signal?: AbortSignal,
): Promise<RankingPage> {
  return send({
    method: 'GET',
    path: '/challenges/ranking',
    params: { page },
    read: rankingPage,
    signal,
  });
}

/** `GET /challenges/my/ranking`: the user's own place in the global ranking. */
export function fetchMyRanking(send: Send, signal?: AbortSignal): Promise<MyRanking> {
  return send({ method: 'GET', path: '/challenges/my/ranking', read: myRanking, signal });
}

// Assumed: GET /challenges/personal returns the personal challenge, or null (contract, Calls).
export function fetchPersonalChallenge(
  send: Send,
  signal?: AbortSignal,
): Promise<PersonalChallenge | null> {
  return send({
    method: 'GET',
    path: '/challenges/personal',
    read: personalChallenge,
    signal,
  });
}

// Assumed: GET /challenges/transactions lists the user's clients (contract, Calls).
export function fetchClients(send: Send, signal?: AbortSignal): Promise<ClientTransaction[]> {
  return send({
    method: 'GET',
    path: '/challenges/transactions',
    read: list(client, 'id'),
    signal,
  });
}
