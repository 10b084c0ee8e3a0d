import { type BalanceAge, balanceFreshness, type Identity, isUnreachable } from '@gemas/domain';
import type { Connection, Freshness } from '@gemas/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { toFailure } from '../../api/call.ts';
import { fetchUser } from '../../api/session.ts';
import { watchOffline } from '../../platform/offline.ts';
import {
  callOrderAtom,
  identityAtom,
  offlineDataAtAtom,
  personAtom,
  rememberedAtom,
  sendAtom,
} from './session.ts';
import { confirmIdentityAtom } from './start.ts';

/** Sets how the last attempt to refresh the balance has ended, or that it is in progress. */
const refreshAtom = atom(null, (get, set, refresh: BalanceAge['refresh']): void => {
  const person = get(personAtom);
  if (person && person.refresh !== refresh) set(personAtom, { ...person, refresh });
});

/** Fetches the user and the balance again. If the call fails, throws `ApiError` and changes nothing else. */
const fetchIdentityAtom = atom(null, async (get, set): Promise<Identity> => {
  const asked = get(callOrderAtom).ask();
  set(refreshAtom, 'asked');
  try {
    const identity = await fetchUser(get(sendAtom));
    set(confirmIdentityAtom, identity, asked);
    set(refreshAtom, null);
    return identity;
  } catch (error) {
    set(refreshAtom, toFailure(error).kind);
    throw error;
  }
});

/** Like `fetchIdentityAtom`, but returns null if the call fails. */
export const refreshIdentityAtom = atom(
  null,
  (_get, set): Promise<Identity | null> => set(fetchIdentityAtom).catch(() => null),
);

/** Returns how current the user's balance is (decision D21), or that it could not be read (decision 70). */
export function useBalanceFreshness(): Freshness {
  const person = useAtomValue(personAtom);
  const offlineDataAt = useAtomValue(offlineDataAtAtom);
  const refreshIdentity = useSetAtom(refreshIdentityAtom);
  if (!person) return { state: 'fresh' };
  const freshness = balanceFreshness(person, offlineDataAt, Date.now());
  const onRetry = () => void refreshIdentity();
  if (freshness.state === 'stale') return { ...freshness, onRetry };
  if (person.wallet.balance !== null) return freshness;
  return { state: 'stale', since: new Date(person.at).toISOString(), why: 'unread', onRetry };
}

/** Whether the browser reports that it is offline. `checkAtom` sets this atom to false when the server has answered. */
export const isLostAtom = atom(false);
isLostAtom.onMount = watchOffline;

const isCheckingAtom = atom(false);

/**
 * Asks the server who is logged in. Any answer proves that there is a connection, even the answer 401 (not logged in),
 * and even if the browser reports that it is offline.
 */
const checkAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isCheckingAtom)) return;
  set(isCheckingAtom, true);
  try {
    const isShown = get(identityAtom) !== null || get(rememberedAtom) !== null;
    await (isShown ? set(fetchIdentityAtom) : fetchUser(get(sendAtom), true));
    set(isLostAtom, false);
  } catch (error) {
    if (!isUnreachable(toFailure(error).kind)) set(isLostAtom, false);
  } finally {
    set(isCheckingAtom, false);
  }
});

interface OwnConnection extends Connection {
  /** Runs `send`. While the app is offline, checks the connection instead, and does not run `send` later either. */
  ifOnline: (send: () => void) => void;
}

/**
 * Returns whether calls can be sent, a function to send a call, and a function to check the connection (decision 65).
 * `offline` is true while the browser reports that it is offline, or while only remembered data are shown.
 */
export function useConnection(): OwnConnection {
  const isLost = useAtomValue(isLostAtom);
  const isRemembered = useAtomValue(rememberedAtom) !== null;
  const checking = useAtomValue(isCheckingAtom);
  const check = useSetAtom(checkAtom);
  const offline = isLost || isRemembered;
  return useMemo(() => {
    const onRetry = () => void check();
    const ifOnline = (send: () => void) => (offline ? onRetry() : send());
    return { offline, checking, onRetry, ifOnline };
  }, [offline, checking, check]);
}
