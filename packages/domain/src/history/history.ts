/** One calendar day of a person's activations. */
export interface DailyHistoryRow {
  /** `YYYY-MM-DD`, a calendar day that never shifts with a time zone. */
  date: string;
  total: number;
}

/** Answer of `GET /daily/referals/{userId}`. */
export interface DailyHistory {
  activations: DailyHistoryRow[];
  user: { id: number; name: string; code: string };
}
