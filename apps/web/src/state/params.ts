import { FRESH_MS, type ParamName } from '@gemas/domain';
import { atom } from 'jotai';
import { fetchParam } from '../api/params.ts';
import { userQueryBy } from './session/user-query.ts';

const paramQueryOf = userQueryBy('param', fetchParam, { staleTime: FRESH_MS });

/**
 * Whether a param, a switch that the server sends, is on. A param that is loading or failed to load counts as off.
 * Support uses `supportQueryAtom` instead, and shows an error message if that query failed (decision 9).
 */
const paramAtom = (name: ParamName) => atom((get) => get(paramQueryOf(name)).data ?? false);

export const showFaqAtom = paramAtom('show_faq_btn');
/** Whether to show the alert that the pilot (trial of the game) ends today (decision 9). */
export const firstNoticeAtom = paramAtom('first_notice');

export const supportQueryAtom = paramQueryOf('support_active');

/** Whether support is available. Null while the param is loading, false if it failed to load. */
export const supportActiveAtom = atom((get) => {
  const { data, error } = get(supportQueryAtom);
  return data ?? (error ? false : null);
});
