import { flag, object, type Reader, unreadable } from './read.ts';

/** Names of the params (switches on the server) that the app fetches (spec section 7). */
export type ParamName = 'show_faq_btn' | 'support_active' | 'first_notice';

/**
 * Reads a switch. True, 1, "1", "true" and "on" mean on. A missing value cannot be read, because it means neither on
 * nor off.
 */
const switchedOn: Reader<boolean> = (value) => {
  if (value === undefined) return unreadable();
  return value === 'on' || (value !== 'off' && flag(value));
};

const param = object({ value: switchedOn });

/** Reads the answer of `GET /params/{name}`: whether the param is on. */
export const readParam: Reader<boolean> = (value, omitted) => param(value, omitted).value;
