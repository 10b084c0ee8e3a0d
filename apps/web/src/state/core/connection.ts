import { isUnreachable } from '@gemas/domain';
import type { Connection } from '@gemas/ui';
import { useMemo } from 'react';
import { toFailure } from '../../api/error.ts';
import { fetchUser } from '../../api/session.ts';
import { fetchIdentityAtom } from '../session/refresh-identity.ts';
import { identityAtom, pictureAtom, sendAtom } from '../session/session.ts';
import { atom, useAtomValue, useSetAtom } from './jotai.ts';

const isLostAtom = atom(false);

/** What the browser says of the network. That there is one proves nothing, so it only counts that there is none. */
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
 * Asks the server who is in: any answer proves that there is a connection, whatever the browser says. Where nobody is,
 * a 401 is all there is to hear.
 */
const checkAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isCheckingAtom)) return;
  set(isCheckingAtom, true);
  try {
    const isShown = get(identityAtom) !== null || get(pictureAtom) !== null;
    await (isShown ? set(fetchIdentityAtom) : fetchUser(get(sendAtom), true));
    set(isLostAtom, false);
  } catch (error) {
    if (!isUnreachable(toFailure(error).kind)) set(isLostAtom, false);
  } finally {
    set(isCheckingAtom, false);
  }
});

interface PostingConnection extends Connection {
  /** Runs what sends something. Offline nothing is sent, not even later: the connection is looked for instead. */
  post: (send: () => void) => void;
}

/**
 * The connection, for what sends something (decision 65): known to be missing while the browser says so, and while the
 * app shows only what the phone remembers.
 */
export function useConnection(): PostingConnection {
  const isLost = useAtomValue(browserAtom);
  const isPicture = useAtomValue(pictureAtom) !== null;
  const checking = useAtomValue(isCheckingAtom);
  const check = useSetAtom(checkAtom);
  const offline = isLost || isPicture;
  return useMemo(() => {
    const onRetry = () => void check();
    const post = (send: () => void) => (offline ? onRetry() : send());
    return { offline, checking, onRetry, post };
  }, [offline, checking, check]);
}
