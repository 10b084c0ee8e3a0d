import { isOld } from '@gemas/domain';
import type { AppStore } from '../state/core/jotai.ts';
import { queryClientAtom } from '../state/core/jotai.ts';
import { refreshIdentityAtom } from '../state/session/refresh-identity.ts';
import { identityAtom } from '../state/session/session.ts';

/**
 * A page that comes back into sight, or from the history, may have slept for hours: whatever its screen shows that is
 * older than 20 minutes is fetched again, and the balance. What cannot be fetched then says from when it is. Returns
 * an unsubscribe function.
 */
export function refreshOnReturn(store: AppStore): () => void {
  let balanceAt = Date.now();
  const refresh = () => {
    // Where the server has not said yet who is in, that comes first (decision 64).
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
