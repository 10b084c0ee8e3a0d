import type { Id } from '../format/id.ts';
/** The current challenge (spec section 3). */
export interface Challenge {
  name: string;
  /** Comma-separated role ids. */
  roles: string;
  /** First and last day of the challenge, `YYYY-MM-DD`, both included. Null means no limit on that side. */
  start_date: string | null;
  end_date: string | null;
  component: string;
}

/** The personal challenge of a user (spec section 3). The field names are those of the server. */
export interface PersonalChallenge {
  title: string;
  history_week_start: string | null;
  history_week_end: string | null;
  /** Number of activations from which the goal is computed. Null if the server sends none. */
  base: number | null;
  /** Percentage that is added to the base to compute the goal. Null if the server sends none. */
  additional_percentage: number | null;
  goal: number | null;
  referlas: number;
  challeng_week_start: string | null;
  challeng_week_end: string | null;
}

/** The user's own position in the global challenge. */
export interface MyRanking {
  position: number | null;
  count: number;
}

export interface RankingEntry {
  id: Id;
  position: number;
  count: number;
  user: {
    name: string;
    code: string;
    agency: { name: string } | null;
    region: { name: string } | null;
    territory: { name: string } | null;
  };
}

/** A page of the global ranking. The first page has number 1. */
export interface RankingPage {
  data: RankingEntry[];
  current_page: number;
  /** Number of the last page, from 1. Null if the server does not send it. */
  last_page: number | null;
}

/** A client of the transactions challenge (spec section 3). */
export interface ClientTransaction {
  id: Id;
  external_id: string;
  goals: number;
  types: { slug: string; name: string; completed: boolean }[];
}
