import { FRESH_MS, type ParamName } from '@gemas/domain';
import { fetchParam } from '../api/params.ts';
import { atom } from './core/jotai.ts';
import { userQuery } from './session/user-query.ts';

function paramQueryAtom(name: ParamName) {
  return userQuery('param', (send, signal) => fetchParam(send, name, signal), {
    parts: [name],
    staleTime: FRESH_MS,
  });
}

/**
 * Whether a param, a switch that the server sends, is on. Reads as off until it is loaded, and if it fails to
 * load; Support says then that it could not be checked (decision 9).
 */
function paramAtom(name: ParamName) {
  const queryAtom = paramQueryAtom(name);
  return atom((get) => get(queryAtom).data ?? false);
}

export const showFaqAtom = paramAtom('show_faq_btn');
/** Whether the alert on the last day of the pilot is shown (decision 9). */
export const firstNoticeAtom = paramAtom('first_notice');

export const supportQueryAtom = paramQueryAtom('support_active');

/**
 * Whether support is open. Null while the param is loading, false if it failed to load. Only the screen Support shows
 * that failure.
 */
export const supportActiveAtom = atom((get) => {
  const { data, error } = get(supportQueryAtom);
  return data ?? (error ? false : null);
});
