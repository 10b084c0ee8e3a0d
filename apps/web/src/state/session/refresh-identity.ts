import type { Identity } from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { fetchUser } from '../../api/session.ts';
import { atom } from '../core/jotai.ts';
import {
  askMomentAtom,
  type BalanceRefresh,
  balanceAgeAtom,
  identityAtom,
  sendAtom,
} from './session.ts';

/**
 * Fetches the user and the balance again and returns them. If the call fails, throws `ApiError` and changes nothing.
 */
export const fetchIdentityAtom = atom(null, async (get, set): Promise<Identity> => {
  const asked = set(askMomentAtom);
  const setRefresh = (refresh: BalanceRefresh) =>
    set(balanceAgeAtom, (age) => ({ ...age, refresh }));
  setRefresh('asked');
  try {
    const identity = await fetchUser(get(sendAtom));
    set(identityAtom, identity, asked);
    setRefresh(null);
    return identity;
  } catch (error) {
    setRefresh(toFailure(error).kind);
    throw error;
  }
});

/** Like `fetchIdentityAtom`, but returns null if the call fails. */
export const refreshIdentityAtom = atom(null, async (_get, set): Promise<Identity | null> => {
  try {
    return await set(fetchIdentityAtom);
  } catch {
    return null;
  }
});
