import { addressPayload, type DeliveryForm, personalDataOf } from '../redeem/delivery.ts';
import type { AddressPayload, PersonalData } from '../redeem/payload.ts';

/** Body of `POST /orders/reward`, which claims the prize that a user has won in the raffle. */
export type ClaimPayload = PersonalData & AddressPayload & { reward_sku?: string; type_card: '' };

/**
 * Returns the payload that claims a raffle prize, from a valid form. `type_card` is always ''. `reward_sku` is omitted
 * if `rewardSku` is '' (contract, Payloads).
 */
export function claimPayload(rewardSku: string, form: DeliveryForm): ClaimPayload {
  return {
    ...(rewardSku && { reward_sku: rewardSku }),
    type_card: '',
    ...personalDataOf(form),
    ...addressPayload(form),
  };
}
