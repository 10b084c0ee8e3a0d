import type {
  Challenge,
  ClientTransaction,
  MyRanking,
  PersonalChallenge,
  RankingEntry,
  RankingPage,
} from '../challenges/challenge.ts';
import { dateOrNull, withDaysOf } from './days.ts';
import {
  count,
  countOrNull,
  essential,
  flag,
  id,
  list,
  number,
  numberOrNull,
  object,
  ordinal,
  orNull,
  type Reader,
  text,
  withText,
} from './read.ts';
import { roleText } from './roles.ts';

const challenge = withDaysOf(
  object<Challenge>({
    name: text,
    roles: roleText,
    start_date: dateOrNull,
    end_date: dateOrNull,
    component: text,
  }),
  'start_date',
  'end_date',
);

/** Reads the global challenge. Null if there is none. */
export const readChallenge = orNull(challenge);

const personalChallengeFields = withDaysOf(
  object<PersonalChallenge>({
    title: text,
    history_week_start: dateOrNull,
    history_week_end: dateOrNull,
    base: countOrNull,
    additional_percentage: numberOrNull,
    goal: numberOrNull,
    referlas: count,
    challeng_week_start: dateOrNull,
    challeng_week_end: dateOrNull,
  }),
  'history_week_start',
  'history_week_end',
  'challeng_week_start',
  'challeng_week_end',
);

// Assumed: GET /challenges/personal returns the personal challenge, or null (contract, Calls).
/** Reads the personal challenge. Null if there is none. */
export const readPersonalChallenge = orNull(personalChallengeFields);

const place = orNull(object({ name: text }));

const entry: Reader<RankingEntry> = object({
  id,
  position: count,
  count,
  user: object({ name: text, code: text, agency: place, region: place, territory: place }),
});

export const readRankingPage: Reader<RankingPage> = object({
  data: essential(list(entry, 'id')),
  current_page: number,
  last_page: orNull(ordinal),
});

/** Reads the user's own position in the global ranking. */
export const readMyRanking: Reader<MyRanking> = object({ position: numberOrNull, count });

/**
 * The global ranking that the user saw last: the challenge, the user's position (null if it was not loaded), and one
 * page.
 */
export interface SeenRanking {
  challenge: Challenge;
  standing: MyRanking | null;
  page: RankingPage;
}

export const readSeenRanking: Reader<SeenRanking> = object({
  challenge,
  standing: orNull(readMyRanking),
  page: readRankingPage,
});

const client: Reader<ClientTransaction> = object({
  id,
  external_id: text,
  goals: count,
  types: essential(
    list(withText(object({ slug: text, name: text, completed: flag }), 'slug', 'name')),
  ),
});

// Assumed: GET /challenges/transactions lists the user's clients (contract, Calls).
export const readClients = list(client, 'id');
