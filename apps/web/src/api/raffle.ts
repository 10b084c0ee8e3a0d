import { type ClaimPayload, confirmed, ignored } from '@gemas/domain';
import { ORDER_TIMEOUT_MS, type Post } from './client.ts';

/**
 * `POST /orders/reward`: claims the raffle prize. `mayBeSent` is called right before each attempt. If `mayBeSent`
 * returns false, the claim is not sent.
 */
export function postClaim(
  post: Post,
  payload: ClaimPayload,
  mayBeSent?: () => boolean,
): Promise<void> {
  return post({
    method: 'POST',
    path: '/orders/reward',
    body: payload,
    timeoutMs: ORDER_TIMEOUT_MS,
    read: confirmed,
    mayBeSent,
  });
}

/** `POST /auth/user/seen/reward`: tells the server that the user has revealed the result of the raffle. */
export function seenReward(post: Post): Promise<void> {
  return post({ method: 'POST', path: '/auth/user/seen/reward', read: ignored });
}
