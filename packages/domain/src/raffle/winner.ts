/** The raffle prize a user won (spec section 3, User.winner). */
export interface Winner {
  /** '' if the server sends none (decision 25). */
  reward_name: string;
  /** Whether the user may claim the prize on the screen ClaimReward. */
  available: boolean;
  reward_sku?: string;
}
