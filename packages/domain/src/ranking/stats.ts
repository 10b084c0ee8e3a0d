import type { Id } from '../format/id.ts';
/**
 * A member in the stats of a place (spec section 3, Referral stats). Gems earned and spent, which the server also
 * sends, are not read.
 */
export interface StatsMember {
  id: Id;
  name: string;
  total_referals: number;
  daily_activations: number;
  weekly_activations: number;
  daily_goal: number;
}

/** Stats of a region, territory or agency (contract, Calls). */
export interface Stats {
  /** Id of the place; null if the server sends none. */
  id: Id | null;
  name: string;
  /** Position of the user in the ranking. Null or 0 means no position. */
  position: number | null;
  /** The user's own activations; null if the server does not send them. */
  me_referals: number | null;
  total_referals: number;
  daily_activations: number;
  weekly_activations: number;
  /** Weekly goal of the place, in activations. 0 if the server sends no goal. */
  weekly_goal: number;
  /** Number of members who have reached their daily goal, counted by the server. Null if the server sends no number. */
  sumary: number | null;
  /** The members. Null if the server sends none, or if none of them could be read. */
  referals: StatsMember[] | null;
}
