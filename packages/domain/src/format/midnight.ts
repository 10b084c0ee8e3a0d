/** A midnight in Greenwich, or without a zone, and the day before it. */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * How the dates of one answer are read. Where each of them is a midnight in Greenwich, the server means days and only
 * writes them as moments: in Mexico City such a moment is still the day before (decision 23). Where one of them has
 * another time, all are moments.
 */
export function dayReader(
  dates: readonly (string | null)[],
): <T extends string | null>(date: T) => T | string {
  const areDays = dates.every((date) => !date || DAY.test(date) || MIDNIGHT.test(date));
  return (date) => (areDays && date ? (MIDNIGHT.exec(date)?.[1] ?? date) : date);
}
