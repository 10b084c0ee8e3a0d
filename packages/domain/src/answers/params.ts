import { flag, object, type Reader, unreadable } from './read.ts';

/** Params that the app fetches (spec section 7). */
export type ParamName = 'show_faq_btn' | 'support_active' | 'first_notice';

/** True, 1, "1", "true" and "on" mean on. A param without a value is neither on nor off. */
const switchedOn: Reader<boolean> = (value) => {
  if (value === undefined || value === null) return unreadable();
  return value === 'on' || (value !== 'off' && flag(value));
};

/** `GET /params/{name}`: whether it is on. */
export const readParam = object({ value: switchedOn });
