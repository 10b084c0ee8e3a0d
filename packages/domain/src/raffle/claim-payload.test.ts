import { expect, it } from 'vitest';
import { deliverySchema } from '../redeem/form.ts';
import { NEW, SAVED } from '../testing/delivery-forms.ts';
import { claimPayload } from './claim-payload.ts';

it('claimPayload contains address, sku and an empty type_card, and omits an empty sku', async () => {
  const person = {
    first_name: 'Fernanda',
    last_name: 'Hernández Ávila',
    email: 'fer.avila@correo.mx',
    phone: '4771234508',
  };
  const saved = await deliverySchema.validate(SAVED);
  expect(claimPayload('MOTO-125', saved)).toEqual({
    reward_sku: 'MOTO-125',
    type_card: '',
    ...person,
    address_id: 7,
  });
  expect(claimPayload('', saved)).toEqual({ type_card: '', ...person, address_id: 7 });
  expect(claimPayload('MOTO-125', await deliverySchema.validate(NEW))).toEqual({
    reward_sku: 'MOTO-125',
    type_card: '',
    ...person,
    receiver: 'Martín Hernández',
    postal_code: '01000',
    neighborhood: 'San Ángel',
    street: 'Amargura',
    number: '118-B',
    city: 'Álvaro Obregón',
    state: 'Ciudad de México',
  });
});
