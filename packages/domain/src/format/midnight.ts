/** Matches a midnight in Greenwich or without a zone. Its group is the day. */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Chooses how the dates of one answer are read. If all of them are midnights in Greenwich, the server means calendar
 * days: as moments they would be the day before in Mexico City (decision 23). If any has another time, all of them are
 * moments.
 */
export function dayReader(
  dates: readonly (string | null)[],
): <T extends string | null>(date: T) => T | string {
  const areDays = dates.every((date) => !date || DAY.test(date) || MIDNIGHT.test(date));
  return (date) => (areDays && date ? (MIDNIGHT.exec(date)?.[1] ?? date) : date);
}
