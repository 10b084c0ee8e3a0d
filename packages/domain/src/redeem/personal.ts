import { string } from 'yup';
import { INVALID, REQUIRED } from '../format/messages.ts';
import { normalizePhone } from './phone.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;
const PHONE = /^\d{10}$/;
/** An empty field is told that it is required, not that it is wrong. */
export const UNLESS_EMPTY = { message: INVALID, excludeEmptyString: true };

/** A field that may not be left empty or blank. */
export const required = () => string().trim().required(REQUIRED);

/** Rules of the personal data that every redeem form asks for (spec section 5). */
export const personal = {
  first_name: required(),
  last_name: required(),
  email: required().matches(EMAIL, UNLESS_EMPTY),
  phone: required().transform(normalizePhone).matches(PHONE, UNLESS_EMPTY),
};
