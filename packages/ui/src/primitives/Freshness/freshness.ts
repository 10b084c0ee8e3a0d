/**
 * Why data on the screen is outdated or missing: no network, another failure of the call, a balance that could not be
 * read, or a game that has ended.
 */
export const staleReasons = ['offline', 'server', 'unread', 'ended'] as const;
export type StaleReason = (typeof staleReasons)[number];

/** How current the data on the screen is. `since` is when the server sent the data, ISO 8601. */
export type Freshness =
  | { state: 'fresh' }
  | { state: 'refreshing'; since: string }
  | {
      state: 'stale';
      since: string;
      why: Exclude<StaleReason, 'ended'>;
      /** Tries to refresh the data again. */
      onRetry: () => void;
    }
  | { state: 'stale'; since: string; why: 'ended' };

export const FRESH: Freshness = { state: 'fresh' };

/**
 * Returns the retry of a balance that could not be read. Undefined for any other freshness. Screens that show the balance
 * have this retry beside it, and not in the `FreshnessBand`.
 */
export function retryOfUnread(freshness: Freshness): (() => void) | undefined {
  return freshness.state === 'stale' && freshness.why === 'unread' ? freshness.onRetry : undefined;
}

/** From the best to the worst freshness. The last four are the reasons of the state `stale`. */
const RANK = ['fresh', 'refreshing', 'ended', 'unread', 'server', 'offline'] as const;

const rankOf = (freshness: Freshness) =>
  RANK.indexOf(freshness.state === 'stale' ? freshness.why : freshness.state);

/**
 * Returns the older of two freshnesses that have the same position in `RANK`. The `onRetry` of the result calls the
 * `onRetry` of both.
 */
function older(a: Freshness, b: Freshness): Freshness {
  if (a.state === 'fresh' || b.state === 'fresh') return a;
  const first = a.since <= b.since ? a : b;
  if (!('onRetry' in a) || !('onRetry' in b) || !('onRetry' in first)) return first;
  return {
    ...first,
    onRetry: () => {
      a.onRetry();
      b.onRetry();
    },
  };
}

/** Returns the worst freshness in `all`, by the order of `RANK`. Returns null if `all` contains only null. */
export function worstFreshness(all: readonly (Freshness | null)[]): Freshness | null {
  let worst: Freshness | null = null;
  for (const freshness of all) {
    if (freshness === null) continue;
    const difference = worst === null ? 1 : rankOf(freshness) - rankOf(worst);
    if (difference > 0) worst = freshness;
    else if (difference === 0 && worst !== null) worst = older(worst, freshness);
  }
  return worst;
}

/** Returns the worst freshness of the data in `remotes`. Returns null if all remotes are loading or have failed. */
export function freshnessOf(
  ...remotes: readonly ({ status: string; freshness?: Freshness } | null)[]
): Freshness | null {
  return worstFreshness(remotes.map((remote) => remote?.freshness ?? null));
}
