import { dayReader } from '../format/midnight.ts';
import type { Reader } from './read.ts';

/** The names of the fields of `T` that hold a date. */
type DateField<T> = { [K in keyof T]: T[K] extends string | null ? K : never }[keyof T];

/**
 * Reads a list. If all its dates in `field` are midnights in Greenwich, they are read as calendar days (decision 23).
 */
export function withDays<T, K extends DateField<T>>(read: Reader<T[]>, field: K): Reader<T[]> {
  return (value, omitted) => {
    const rows = read(value, omitted);
    const dayOf = dayReader(rows.map((row) => row[field] as string | null));
    return rows.map((row) => ({ ...row, [field]: dayOf(row[field] as string | null) }));
  };
}

/**
 * Reads an object. If all its dates in `fields` are midnights in Greenwich, they are read as calendar days (decision
 * 23).
 */
export function withDaysOf<T>(read: Reader<T>, ...fields: readonly DateField<T>[]): Reader<T> {
  return (value, omitted) => {
    const answer = read(value, omitted);
    const dayOf = dayReader(fields.map((field) => answer[field] as string | null));
    const days = fields.map((field) => [field, dayOf(answer[field] as string | null)]);
    return { ...answer, ...Object.fromEntries(days) };
  };
}
