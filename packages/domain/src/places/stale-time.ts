/** Time in ms for which stats, and other data that seldom change, are not fetched again (spec section 9). */
export const FRESH_MS = 20 * 60 * 1000;

/**
 * Time in ms for which data that change often are not fetched again. Older data are fetched again when they are shown.
 */
export const BRIEFLY_FRESH_MS = 60 * 1000;

/**
 * Whether an answer is at least `FRESH_MS` old. An answer that is `FRESH_MS` or more in the future counts as old too,
 * because it was stored before the clock was moved back (decision 19).
 */
export const isOld = (answeredAt: number, now: number): boolean =>
  Math.abs(now - answeredAt) >= FRESH_MS;

/**
 * Returns the stale time of stats in ms (spec section 4, Stats refresh).
 *
 * Returns `FRESH_MS` if both times are less than 20 minutes ago. Otherwise returns 0 or less, so that the stats are
 * fetched again.
 *
 * @param refreshedAt the stored time of the last refresh of any stats, ms since 1970; 0 if none is stored
 * @param answeredAt when the server sent these stats, ms since 1970
 */
export function statsStaleTime(refreshedAt: number, answeredAt: number, now: number): number {
  const ages = [now - refreshedAt, now - answeredAt];
  const isFresh = ages.every((age) => age >= 0 && age < FRESH_MS);
  // If the clock was moved back, `refreshedAt` or `answeredAt` may be in the future. The stale time is then negative,
  // so that these stats are stale too (decision 19).
  return isFresh ? FRESH_MS : Math.min(...ages, 0);
}

/**
 * Returns the stale time of a list in ms: `freshMs`, or 0 for an empty list. An empty list may be an error of the
 * server, so the list is fetched again when it is next needed.
 */
export function listStaleTime(list: readonly unknown[] | undefined, freshMs: number): number {
  return list !== undefined && list.length > 0 ? freshMs : 0;
}
