import { type ClaimPayload, confirmed, ignored } from '@gemas/domain';
import { body, ORDER, postTo, postWith } from './endpoint.ts';

export const postClaim = postWith('/orders/reward', body<ClaimPayload>, confirmed, {
  ...ORDER,
  opensMaintenance: true,
});

/** Tells the server that the user has revealed the result of the raffle. */
export const seenReward = postTo('/auth/user/seen/reward', ignored);
