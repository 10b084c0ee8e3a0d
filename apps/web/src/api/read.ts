/**
 * Readers of what the server sends (contract, General rules): unknown fields are ignored, a number may be a
 * numeric string, a flag may be true/false, 1/0 or "1"/"0", a missing list is empty, a missing optional field
 * is its neutral value. What cannot be read that way throws, and the call counts as failed.
 */
export type Reader<T> = (value: unknown) => T;

class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

function unreadable(expected: string, value: unknown): never {
  throw new Unreadable(`expected ${expected}, got ${JSON.stringify(value)?.slice(0, 60)}`);
}

function missing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** Text; a number is written out, nothing is ''. */
export const text: Reader<string> = (value) => {
  if (missing(value)) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return unreadable('text', value);
};

/** Text or null; '' is null. */
export const textOrNull: Reader<string | null> = (value) => text(value) || null;

function finite(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A number or numeric string; nothing is 0. */
export const number: Reader<number> = (value) => {
  if (missing(value) || value === '') return 0;
  return finite(value) ?? unreadable('a number', value);
};

/** A number or null. */
export const numberOrNull: Reader<number | null> = (value) =>
  missing(value) || value === '' ? null : number(value);

/** A price may be nonsense without spoiling the list it stands in: what is no number becomes NaN. */
export const price: Reader<number> = (value) => finite(value) ?? Number.NaN;

const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false', ''];

/** A flag; nothing is false. */
export const flag: Reader<boolean> = (value) => {
  if (missing(value) || FALSE.includes(value)) return false;
  return TRUE.includes(value) || unreadable('a flag', value);
};

/** A flag that is on unless the server says otherwise. */
export const flagUnlessOff: Reader<boolean> = (value) => missing(value) || flag(value);

/** A param of `GET /params/{name}`: on means true, 1, "1", "true" or "on". */
export const switchedOn: Reader<boolean> = (value) => value === 'on' || TRUE.includes(value);

/** A list; nothing is an empty one. */
export function list<T>(item: Reader<T>): Reader<T[]> {
  return (value) => {
    if (missing(value)) return [];
    return Array.isArray(value) ? value.map(item) : unreadable('a list', value);
  };
}

/** An object with these fields. */
export function object<T>(fields: { [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const entries = Object.entries(fields) as [keyof T & string, Reader<T[keyof T]>][];
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return unreadable('an object', value);
    }
    const source = value as Record<string, unknown>;
    const answer: Record<string, unknown> = {};
    for (const [key, read] of entries) answer[key] = read(source[key]);
    return answer as T;
  };
}

/** Null when there is nothing. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (missing(value) ? null : read(value));
}

/** An answer that nobody reads. */
export const ignored: Reader<void> = () => undefined;
