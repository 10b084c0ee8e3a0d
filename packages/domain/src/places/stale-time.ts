/** Stats, and what changes as seldom, are not fetched again before this has passed, ms (spec section 9). */
export const FRESH_MS = 20 * 60 * 1000;

/** What changes often is fetched again once it is shown and older than this, ms. */
export const BRIEFLY_FRESH_MS = 60 * 1000;

/** Whether an answer of this moment is old. A clock that was moved back makes it old as well (decision 19). */
export const isOld = (answeredAt: number, now: number): boolean =>
  Math.abs(now - answeredAt) >= FRESH_MS;

/**
 * How old stats may be until they are fetched again, ms (spec section 4, Stats refresh). They are fresh for 20 minutes
 * after their own answer, as long as the stored time of the last refresh of any stats is recent too: without that time
 * all of them are fetched again.
 *
 * @param refreshedAt when any stats were refreshed last; 0 for never
 * @param answeredAt when these stats were answered
 */
export function statsStaleTime(refreshedAt: number, answeredAt: number, now: number): number {
  const ages = [now - refreshedAt, now - answeredAt];
  const isFresh = ages.every((age) => age >= 0 && age < FRESH_MS);
  // A clock that was moved back makes them old (decision 19): no age is below a negative one.
  return isFresh ? FRESH_MS : Math.min(...ages, 0);
}
