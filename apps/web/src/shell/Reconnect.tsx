import { useEffect } from 'react';
import { queryClientAtom, useSetAtom, useStore } from '../state/core/jotai.ts';
import { refreshIdentityAtom } from '../state/session/refresh-identity.ts';
import { unreachableSinceAtom } from '../state/session/session.ts';

/** How often a page in sight asks whether the server can be reached again, ms. */
const RETRY_MS = 30_000;

/**
 * Mounted while the app shows what the phone has kept: asks the server again who is in as soon as it may be reached,
 * and then for everything that could not be loaded (decision 64). Nothing that changes something is sent.
 */
export default function Reconnect() {
  const store = useStore();
  const refreshIdentity = useSetAtom(refreshIdentityAtom);
  useEffect(() => {
    const retry = () => {
      if (!document.hidden) void refreshIdentity();
    };
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      if (store.get(unreachableSinceAtom) !== null) return;
      const predicate = ({ state }: { state: { status: string } }) => state.status === 'error';
      void store.get(queryClientAtom).refetchQueries({ predicate });
    };
  }, [store, refreshIdentity]);
  return null;
}
