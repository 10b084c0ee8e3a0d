/** The raffle prize a user won (spec section 3, User.winner). */
export interface Winner {
  reward_name: string;
  /** True when the prize may be claimed in ClaimReward. */
  available: boolean;
  reward_sku?: string;
}
