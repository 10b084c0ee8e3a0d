import { isOld } from '../places/stale-time.ts';
import type { FailureKind } from '../session/failure.ts';

/** When the server sent the balance, and the state of attempts to refresh it. */
export interface BalanceAge {
  /** Ms since 1970. 0 as long as the server has sent no balance; meanwhile the screen shows the remembered one. */
  at: number;
  /** `asked` while the balance is being fetched again; otherwise why the last attempt failed, or null. */
  refresh: 'asked' | FailureKind | null;
}

/** How current the balance is. `since` is the time of the balance, ISO 8601. */
export type BalanceFreshness =
  | { state: 'fresh' }
  | { state: 'refreshing'; since: string }
  | { state: 'stale'; since: string; why: 'offline' | 'server' };

const FRESH: BalanceFreshness = { state: 'fresh' };

/**
 * Returns how current the balance is. The balance is not fresh while the server cannot be reached. It is also not fresh
 * if it is older than 20 minutes and its refresh has failed or is in progress (decision D21). A balance that the
 * server has not sent yet counts as fresh, because `WaitingNotice` says how old the remembered balance is.
 *
 * @param offlineDataAt while the server cannot be reached, when the remembered data were received, ms since 1970;
 *   otherwise null
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
