import type { Send } from './client.ts';
import { path } from './path.ts';
import { flag, object, type Reader, unreadable } from './read.ts';

/** Params that the app fetches (spec section 7). */
export type ParamName = 'show_faq_btn' | 'support_active' | 'first_notice';

/** On means true, 1, "1", "true" or "on". A param without a value says neither on nor off. */
const switchedOn: Reader<boolean> = (value) => {
  if (value === undefined || value === null) return unreadable();
  return value === 'on' || (value !== 'off' && flag(value));
};

/** `GET /params/{name}`: whether it is on. */
export async function fetchParam(
  send: Send,
  name: ParamName,
  signal?: AbortSignal,
): Promise<boolean> {
  const read = object({ value: switchedOn });
  return (await send({ method: 'GET', path: path('params', name), read, signal })).value;
}
