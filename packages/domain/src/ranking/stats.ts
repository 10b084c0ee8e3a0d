/** One person within a ranking (spec section 3, Referral stats); the gems earned and spent are shown nowhere. */
export interface StatsMember {
  id: number;
  name: string;
  total_referals: number;
  daily_activations: number;
  weekly_activations: number;
  daily_goal: number;
}

/** Stats of a region, territory or agency (contract, Calls). */
export interface Stats {
  /** 0 where the server does not send it. */
  id: number;
  name: string;
  /** Place in the ranking; null or 0 means none. */
  position: number | null;
  /** The user's own activations; null where the server does not send them. */
  me_referals: number | null;
  total_referals: number;
  daily_activations: number;
  weekly_activations: number;
  /** 0 where the server sends none. */
  weekly_goal: number;
  /** Members at or over their daily goal, as the server counts them; null where it does not. */
  sumary: number | null;
  referals: StatsMember[];
}
