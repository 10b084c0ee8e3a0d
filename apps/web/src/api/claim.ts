import type { ClaimPayload } from '@gemas/domain';
import { ORDER_TIMEOUT_MS, type Send } from './client.ts';
import { ignored } from './read.ts';

/** `POST /orders/reward`: where the prize of the raffle is sent. */
export function claimReward(send: Send, payload: ClaimPayload): Promise<void> {
  return send({
    method: 'POST',
    path: '/orders/reward',
    body: payload,
    timeoutMs: ORDER_TIMEOUT_MS,
    read: ignored,
  });
}
