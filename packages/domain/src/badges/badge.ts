/** The badge a user wears; name and level only when the server sends them (decision 51). */
export interface UserBadge {
  /** 1 to 5. */
  level: number;
  name?: string;
  image?: string;
}
