import { fetchUser } from '../../api/session.ts';
import { atom } from '../core/jotai.ts';
import { identityAtom, sendAtom } from './session.ts';

/**
 * What the server knows of the person: an order was refused or its fate is unknown, so that the balance may
 * have changed on another phone. Without an answer what is known stays.
 */
export const refreshIdentityAtom = atom(null, async (get, set) => {
  try {
    set(identityAtom, await fetchUser(get(sendAtom)));
  } catch {
    // The failed order has been told; this look-up was an addition to it.
  }
});
