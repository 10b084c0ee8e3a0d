import type { Id } from '../format/id.ts';
/** One calendar day of a person's activations. */
export interface DailyHistoryRow {
  /** Calendar day, `YYYY-MM-DD`. The same day in every time zone. */
  date: string;
  total: number;
}

/** Answer of `GET /daily/referals/{userId}`. */
export interface DailyHistory {
  activations: DailyHistoryRow[];
  user: { id: Id | null; name: string; code: string };
}
