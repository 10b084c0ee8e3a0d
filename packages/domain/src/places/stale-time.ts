/** Stats, and other data that seldom change, are not fetched again within this time, ms (spec section 9). */
export const FRESH_MS = 20 * 60 * 1000;

/** Data that change often are fetched again when they are shown and older than this, ms. */
export const BRIEFLY_FRESH_MS = 60 * 1000;

/**
 * Whether an answer is older than `FRESH_MS`. An answer in the future counts as old, because the clock was moved back
 * (decision 19).
 */
export const isOld = (answeredAt: number, now: number): boolean =>
  Math.abs(now - answeredAt) >= FRESH_MS;

/**
 * Stale time of stats, ms (spec section 4, Stats refresh). Stats are fresh for 20 minutes after their own answer,
 * provided that the stored time of the last refresh of any stats is recent too. Without that stored time all stats are
 * fetched again.
 *
 * @param refreshedAt when any stats were last refreshed; 0 for never
 * @param answeredAt when these stats were answered
 */
export function statsStaleTime(refreshedAt: number, answeredAt: number, now: number): number {
  const ages = [now - refreshedAt, now - answeredAt];
  const isFresh = ages.every((age) => age >= 0 && age < FRESH_MS);
  // A negative stale time makes stats from the future stale too: the clock was moved back (decision 19).
  return isFresh ? FRESH_MS : Math.min(...ages, 0);
}
