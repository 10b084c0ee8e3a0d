import { isUnreachable } from '@gemas/domain';
import type { Connection } from '@gemas/ui';
import { useMemo } from 'react';
import { toFailure } from '../../api/error.ts';
import { fetchUser } from '../../api/session.ts';
import { fetchIdentityAtom } from '../session/refresh-identity.ts';
import { identityAtom, rememberedAtom, sendAtom } from '../session/session.ts';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';

const isLostAtom = atom(false);

/** What the browser says about the network. Only 'offline' is used, because 'online' proves nothing. */
const browserAtom = atom(
  (get) => get(isLostAtom),
  (_get, set, isLost: boolean) => set(isLostAtom, isLost),
);
browserAtom.onMount = (set) => {
  const update = () => set(!navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
};

const isCheckingAtom = atom(false);

/**
 * Asks the server who is logged in. Any answer proves that there is a connection, whatever the browser says, also the
 * 401 for a user who is not logged in.
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

interface PostingConnection extends Connection {
  /**
   * Runs a function that sends something. Offline it is never run, not even later. Instead the connection is checked
   * again.
   */
  post: (send: () => void) => void;
}

/**
 * The connection for sending (decision 65). It counts as missing while the browser says so, and while the app shows
 * remembered data only.
 */
export function useConnection(): PostingConnection {
  const isLost = useAtomValue(browserAtom);
  const isRemembered = useAtomValue(rememberedAtom) !== null;
  const checking = useAtomValue(isCheckingAtom);
  const check = useSetAtom(checkAtom);
  const offline = isLost || isRemembered;
  return useMemo(() => {
    const onRetry = () => void check();
    const post = (send: () => void) => (offline ? onRetry() : send());
    return { offline, checking, onRetry, post };
  }, [offline, checking, check]);
}
