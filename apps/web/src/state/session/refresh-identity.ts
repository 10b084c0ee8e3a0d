import type { Identity } from '@gemas/domain';
import { fetchUser } from '../../api/session.ts';
import { atom } from '../core/jotai.ts';
import { askMomentAtom, identityAtom, sendAtom } from './session.ts';

/** Fetches the user and the balance again and returns them. Returns null, and changes nothing, if the call fails. */
export const refreshIdentityAtom = atom(null, async (get, set): Promise<Identity | null> => {
  const asked = set(askMomentAtom);
  try {
    const identity = await fetchUser(get(sendAtom));
    set(identityAtom, identity, asked);
    return identity;
  } catch {
    return null;
  }
});
