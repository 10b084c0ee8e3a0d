import { type ObjectSchema, object, type StringSchema } from 'yup';
import { NEW_ADDRESS } from '../address/choice.ts';
import { REFERENCE_MAX } from '../address/postal-code.ts';
import { REQUIRED } from '../format/messages.ts';
import type { DeliveryForm } from './delivery.ts';
import { optional, personal, required, UNLESS_EMPTY } from './personal.ts';

const POSTAL_CODE = /^\d{5}$/;

/** Returns the rule of a field that is required only if the user enters a new address (spec section 5). */
const ofNewAddress = (rule = (schema: StringSchema<string>) => schema) =>
  optional().when('address_id', ([choice], schema) =>
    choice === NEW_ADDRESS ? rule(schema.required(REQUIRED)) : schema,
  );

/** Validation rules of the form for a delivery (spec section 5). The messages are quoted from the spec. */
export const deliverySchema: ObjectSchema<DeliveryForm> = object({
  ...personal,
  address_id: required(),
  receiver: ofNewAddress(),
  postal_code: ofNewAddress((schema) => schema.matches(POSTAL_CODE, UNLESS_EMPTY)),
  neighborhood: ofNewAddress(),
  street: ofNewAddress(),
  number: ofNewAddress(),
  complement: optional(),
  city: ofNewAddress(),
  state: ofNewAddress(),
  reference: optional().max(REFERENCE_MAX, `Máximo ${REFERENCE_MAX} caracteres`),
});
