import { string } from 'yup';
import { INVALID, REQUIRED } from '../format/messages.ts';
import { cleanEmail, cleanText } from '../format/typed-text.ts';
import { normalizePhone } from './phone.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;
const PHONE = /^\d{10}$/;
/** Options of a format rule. The rule ignores an empty field, which is already reported as required. */
export const UNLESS_EMPTY = { message: INVALID, excludeEmptyString: true };

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
