/** A member of a ranking (spec section 3, Referral stats). The gems earned and spent are not shown anywhere. */
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
  /** Position in the ranking; null or 0 means none. */
  position: number | null;
  /** The user's own activations; null if the server does not send them. */
  me_referals: number | null;
  total_referals: number;
  daily_activations: number;
  weekly_activations: number;
  /** 0 where the server sends none. */
  weekly_goal: number;
  /** Number of members who have reached their daily goal, counted by the server. Null if it sends none. */
  sumary: number | null;
  referals: StatsMember[];
}
