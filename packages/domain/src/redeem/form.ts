import { type ObjectSchema, object, type StringSchema, string } from 'yup';
import { NEW_ADDRESS } from '../address/choice.ts';
import { REFERENCE_MAX } from '../address/postal-code.ts';
import { INVALID, REQUIRED } from '../format/messages.ts';
import { cleanEmail, cleanText } from '../format/typed-text.ts';
import type { DeliveryForm } from './delivery.ts';
import { normalizePhone } from './phone.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;
const PHONE = /^\d{10}$/;
/** Options of a format rule. The rule ignores an empty field, which is already reported as required. */
const UNLESS_EMPTY = { message: INVALID, excludeEmptyString: true };

/** Returns the rule of a field that may be empty. Its value is cleaned, as it is sent. */
export const optional = () => string().transform(cleanText).defined();

/** Returns the rule of a field that must not be empty or blank. Its value is cleaned, as it is sent. */
export const required = () => optional().required(REQUIRED);

/** Validation rules of the personal data in every redeem form (spec section 5). */
export const personal = {
  first_name: required(),
  last_name: required(),
  email: required().transform(cleanEmail).matches(EMAIL, UNLESS_EMPTY),
  phone: required().transform(normalizePhone).matches(PHONE, UNLESS_EMPTY),
};

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
