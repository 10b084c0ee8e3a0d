import { isOld } from '../places/stale-time.ts';
import type { FailureKind } from '../session/failure.ts';

/** When the server sent the balance, and the state of attempts to refresh it. */
export interface BalanceAge {
  /** Ms since 1970. 0 until the server has sent a balance. Until then, the screen shows the remembered balance. */
  at: number;
  /**
   * `asked` while the balance is being fetched again. Otherwise the kind of failure of the last attempt. Null if the
   * last attempt did not fail.
   */
  refresh: 'asked' | FailureKind | null;
}

/** How current the balance is. `since` says when the shown balance was received, ISO 8601. */
export type BalanceFreshness =
  | { state: 'fresh' }
  | { state: 'refreshing'; since: string }
  | { state: 'stale'; since: string; why: 'offline' | 'server' };

const FRESH: BalanceFreshness = { state: 'fresh' };

/**
 * Returns how current the balance is. The balance is not fresh while the server cannot be reached. A balance older than
 * 20 minutes is not fresh either, if its refresh has failed or is in progress (decision D21). Until the server has sent a
 * balance in this visit, the result is `fresh`, because `WaitingNotice` already says how old the shown balance is.
 *
 * @param offlineDataAt when the remembered data were received, ms since 1970; null while the server can be reached
 * @param now ms since 1970
 */
export function balanceFreshness(
  { at, refresh }: BalanceAge,
  offlineDataAt: number | null,
  now: number,
): BalanceFreshness {
  const isOffline = offlineDataAt !== null;
  if (!isOffline && (at === 0 || refresh === null || !isOld(at, now))) return FRESH;
  const since = new Date(offlineDataAt ?? at).toISOString();
  if (!isOffline && refresh === 'asked') return { state: 'refreshing', since };
  return { state: 'stale', since, why: isOffline || refresh === 'offline' ? 'offline' : 'server' };
}
