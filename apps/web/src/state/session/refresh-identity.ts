import { fetchUser } from '../../api/session.ts';
import { atom } from '../core/jotai.ts';
import { identityAtom, sendAtom } from './session.ts';

/**
 * Fetches the user and the balance again: an order was refused or its outcome is unknown, so that the balance may have
 * changed on another phone. Without an answer what is known stays.
 */
export const refreshIdentityAtom = atom(null, async (get, set) => {
  try {
    set(identityAtom, await fetchUser(get(sendAtom)));
  } catch {
    // The failure of the order itself has been shown already.
  }
});
