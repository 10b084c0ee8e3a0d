/** The current challenge (spec section 3). */
export interface Challenge {
  name: string;
  /** Comma-separated role ids. */
  roles: string;
  /** Calendar days `YYYY-MM-DD`, both ends included; null means open. */
  start_date: string | null;
  end_date: string | null;
  component: string;
}

/** The personal challenge (spec section 3); names as on the wire. */
export interface PersonalChallenge {
  title: string;
  history_week_start: string | null;
  history_week_end: string | null;
  /** Null where the server sends none. */
  base: number | null;
  /** In percent on top of the base; null where the server sends none. */
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
  id: number;
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

/** A page of the global ranking; pages start at 1. */
export interface RankingPage {
  data: RankingEntry[];
  current_page: number;
  /** From 1; null where the server does not send it. */
  last_page: number | null;
}

/** A client of the transactions challenge (spec section 3). */
export interface ClientTransaction {
  id: number;
  external_id: string;
  goals: number;
  types: { slug: string; name: string; completed: boolean }[];
}
