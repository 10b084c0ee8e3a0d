import type { Identity } from '@gemas/domain';
import { fetchUser } from '../../api/session.ts';
import { atom } from '../core/jotai.ts';
import { askMomentAtom, identityAtom, sendAtom } from './session.ts';

/** Fetches the user and the balance again and returns them. Throws `ApiError`, and changes nothing, if the call fails. */
export const fetchIdentityAtom = atom(null, async (get, set): Promise<Identity> => {
  const asked = set(askMomentAtom);
  const identity = await fetchUser(get(sendAtom));
  set(identityAtom, identity, asked);
  return identity;
});

/** As `fetchIdentityAtom`. Returns null if the call fails. */
export const refreshIdentityAtom = atom(null, async (_get, set): Promise<Identity | null> => {
  try {
    return await set(fetchIdentityAtom);
  } catch {
    return null;
  }
});
