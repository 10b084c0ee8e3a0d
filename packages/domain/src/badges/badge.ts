/** The current badge of a user. The server may omit name and image (decision 51). */
export interface UserBadge {
  /** 1 to 5. */
  level: number;
  name?: string;
  image?: string;
}
