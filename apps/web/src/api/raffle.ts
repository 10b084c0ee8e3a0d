import { type ClaimPayload, confirmed, ignored } from '@gemas/domain';
import { ORDER_TIMEOUT_MS } from './client.ts';
import { postTo, postWith } from './get.ts';

/** `POST /orders/reward`: claims the raffle prize. */
export const postClaim = postWith('/orders/reward', (claim: ClaimPayload) => claim, confirmed, {
  timeoutMs: ORDER_TIMEOUT_MS,
});

/** `POST /auth/user/seen/reward`: tells the server that the user has revealed the result of the raffle. */
export const seenReward = postTo('/auth/user/seen/reward', ignored);
