import { string } from 'yup';
import { INVALID, REQUIRED } from '../format/messages.ts';
import { normalizePhone } from './phone.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;
const PHONE = /^\d{10}$/;
/** An empty field reports that it is required, not that it is invalid. */
export const UNLESS_EMPTY = { message: INVALID, excludeEmptyString: true };

/** A field that may not be left empty or blank. */
export const required = () => string().trim().required(REQUIRED);

/** Rules of the personal data in every redeem form (spec section 5). */
export const personal = {
  first_name: required(),
  last_name: required(),
  email: required().matches(EMAIL, UNLESS_EMPTY),
  phone: required().transform(normalizePhone).matches(PHONE, UNLESS_EMPTY),
};
