import { useEffect } from 'react';
import { queryClientAtom, useSetAtom, useStore } from '../state/core/jotai.ts';
import { refreshIdentityAtom } from '../state/session/connection.ts';
import { unreachableSinceAtom } from '../state/session/session.ts';

/** How often a visible page checks whether the server can be reached again, ms. */
const RETRY_MS = 30_000;

/**
 * Mounted while the app shows remembered data. Asks the server again who is logged in whenever the server may be
 * reachable. After an answer, fetches everything that could not be loaded (decision 64). Sends nothing that changes
 * data.
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
