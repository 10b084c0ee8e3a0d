import { expect, it } from 'vitest';
import { deliverySchema } from '../redeem/form.ts';
import { NEW, PERSON, SAVED } from '../testing/delivery-forms.ts';
import { claimPayload } from './claim-payload.ts';

it('claimPayload contains address, sku and an empty type_card, and omits an empty sku', async () => {
  const sent = { type_card: '', ...PERSON };
  const saved = await deliverySchema.validate(SAVED);
  expect(claimPayload('MOTO-125', saved)).toEqual({
    ...{ reward_sku: 'MOTO-125', ...sent },
    address_id: 7,
  });
  expect(claimPayload('', saved)).toEqual({ ...sent, address_id: 7 });
  const { address_id: _, complement: _c, reference: _r, ...address } = NEW;
  const typed = await deliverySchema.validate(NEW);
  expect(claimPayload('', typed)).toEqual({ type_card: '', ...address });
});
