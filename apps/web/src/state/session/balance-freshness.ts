import { isOld } from '@gemas/domain';
import { FRESH, type Freshness } from '@gemas/ui';
import { useAtomValue, useSetAtom } from '../core/jotai.ts';
import { refreshIdentityAtom } from './refresh-identity.ts';
import { balanceAgeAtom, unreachableSinceAtom } from './session.ts';

/**
 * Returns how current the user's balance is. The balance is not fresh while the server cannot be reached. It is also
 * not fresh if it is older than 20 minutes and its refresh has failed or is in progress (decision D21).
 */
export function useBalanceFreshness(): Freshness {
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  const { at, refresh } = useAtomValue(balanceAgeAtom);
  const refreshIdentity = useSetAtom(refreshIdentityAtom);
  const isOffline = unreachableSince !== null;
  if (!isOffline && (refresh === null || !isOld(at, Date.now()))) return FRESH;
  const since = new Date(unreachableSince ?? at).toISOString();
  if (!isOffline && refresh === 'asked') return { state: 'refreshing', since };
  const why = isOffline || refresh === 'offline' ? 'offline' : 'server';
  return { state: 'stale', since, why, onRetry: () => void refreshIdentity() };
}
