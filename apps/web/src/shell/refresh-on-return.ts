import { isOld } from '@gemas/domain';
import type { AppStore } from '../state/core/jotai.ts';
import { queryClientAtom } from '../state/core/jotai.ts';
import { refreshIdentityAtom } from '../state/session/connection.ts';
import { identityAtom } from '../state/session/session.ts';

/**
 * Refreshes the balance and all visible data older than 20 minutes when the page becomes visible again or is restored
 * from the history. The page may have been suspended for hours. If data cannot be fetched, the screen shows their age.
 * Returns an unsubscribe function.
 */
export function refreshOnReturn(store: AppStore): () => void {
  let balanceAt = Date.now();
  const refresh = () => {
    // Until the server has confirmed who is logged in, only the call that asks who is logged in is sent (decision 64).
    if (document.hidden || store.get(identityAtom) === null) return;
    void store.get(queryClientAtom).refetchQueries(
      {
        type: 'active',
        predicate: ({ state }) =>
          state.data !== undefined && isOld(state.dataUpdatedAt, Date.now()),
      },
      { cancelRefetch: false },
    );
    if (!isOld(balanceAt, Date.now())) return;
    balanceAt = Date.now();
    void store.set(refreshIdentityAtom);
  };
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('pageshow', refresh);
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    window.removeEventListener('pageshow', refresh);
  };
}
