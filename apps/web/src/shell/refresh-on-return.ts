import { isOld } from '@gemas/domain';
import type { AppStore } from '../state/core/jotai.ts';
import { queryClientAtom } from '../state/core/jotai.ts';
import { refreshIdentityAtom } from '../state/session/refresh-identity.ts';
import { identityAtom } from '../state/session/session.ts';

/**
 * Refreshes outdated data when the page becomes visible again or is restored from the history, because it may have
 * slept for hours: the balance, and whatever the screen shows that is older than 20 minutes. Data that cannot be
 * fetched then shows its age. Returns an unsubscribe function.
 */
export function refreshOnReturn(store: AppStore): () => void {
  let balanceAt = Date.now();
  const refresh = () => {
    // Until the server has confirmed who is logged in, that question comes first (decision 64).
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
