/** Matches a midnight in UTC or in Mexico City, as `isoDate` writes them. The group is the date without the time. */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00:00(?:Z|-0[56]:00)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns a function that reads the dates of one answer, as `isoDate` writes them.
 *
 * - If all dates are midnights in UTC or in Mexico City, the server means calendar days, so the function removes the time. Otherwise
 *   Mexico City's time zone would turn each of them into the day before (decision 23).
 * - If any date has another time, the function returns all dates unchanged.
 */
export function dayReader(
  dates: readonly (string | null)[],
): <T extends string | null>(date: T) => T | string {
  const areDays = dates.every((date) => !date || DAY.test(date) || MIDNIGHT.test(date));
  return (date) => (areDays && date ? (MIDNIGHT.exec(date)?.[1] ?? date) : date);
}
