import { isoDate } from '../format/date.ts';
import { dayReader } from '../format/midnight.ts';
import { blank, type Reader, text, unreadable } from './read.ts';

/** Reads a date and converts it to ISO 8601 (`isoDate`). A missing date becomes null. */
export const dateOrNull: Reader<string | null> = (value) =>
  blank(value) ? null : (isoDate(text(value)) ?? unreadable());

/** Names of the fields of `T` that can contain a date, which is a text or null. */
type DateField<T> = { [K in keyof T]: T[K] extends string | null ? K : never }[keyof T];

/**
 * Returns a reader that reads a list with `read`. If all dates in `field` are midnights, they are read as
 * calendar days without a time (decision 23).
 */
export function withDays<T, K extends DateField<T>>(read: Reader<T[]>, field: K): Reader<T[]> {
  return (value, omitted) => {
    const rows = read(value, omitted);
    const dayOf = dayReader(rows.map((row) => row[field] as string | null));
    return rows.map((row) => ({ ...row, [field]: dayOf(row[field] as string | null) }));
  };
}

/**
 * Returns a reader that reads an object with `read`. If all dates in `fields` are midnights, they are read as
 * calendar days without a time (decision 23).
 */
export function withDaysOf<T>(read: Reader<T>, ...fields: readonly DateField<T>[]): Reader<T> {
  return (value, omitted) => {
    const answer = read(value, omitted);
    const dayOf = dayReader(fields.map((field) => answer[field] as string | null));
    const days = fields.map((field) => [field, dayOf(answer[field] as string | null)]);
    return { ...answer, ...Object.fromEntries(days) };
  };
}
