/**
 * Readers of what the server sends (contract, General rules): unknown fields are ignored, a number may be a
 * numeric string, a flag may be true/false, 1/0 or "1"/"0", a missing list is empty, a missing optional field
 * is its neutral value. A reader throws at what it cannot read; within an object that counts as missing, within
 * a list it costs the row (decision 52). So only what cannot do without a value fails the call: `essential`.
 *
 * @param left Takes the path of whatever was left out, '.products_db[3].gems', never its value.
 */
export type Reader<T> = (value: unknown, left?: string[]) => T;

/** Throws at what cannot be read. Says nothing of it: errors are logged, and its path is told. */
export function unreadable(): never {
  throw new TypeError('unreadable');
}

function missing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** Text; a number is written out, nothing is ''. */
export const text: Reader<string> = (value) => {
  if (missing(value)) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return unreadable();
};

/** Text or null; '' is null. */
export const textOrNull: Reader<string | null> = (value) => text(value) || null;

/** A number; beyond the safe integers nothing is counted, priced or numbered. */
function exact(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER
    ? number
    : unreadable();
}

/** Nothing, or a text that says nothing. */
export function blank(value: unknown): boolean {
  return missing(value) || value === '';
}

/** A number or numeric string; nothing is null. */
export const numberOrNull: Reader<number | null> = (value) => (blank(value) ? null : exact(value));

/** A number or numeric string; nothing is 0. */
export const number: Reader<number> = (value) => numberOrNull(value) ?? 0;

/** How many there are: never below 0. */
export const count: Reader<number> = (value) => {
  const read = number(value);
  return read >= 0 ? read : unreadable();
};

/** What a row is known by: a whole number from 1. Essential wherever it stands. */
export const id: Reader<number> = (value) => {
  const read = exact(value);
  return read > 0 && Number.isInteger(read) ? read : unreadable();
};

const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false', ''];

/** A flag; nothing is false. */
export const flag: Reader<boolean> = (value) => {
  if (missing(value) || FALSE.includes(value)) return false;
  return TRUE.includes(value) || unreadable();
};

/** What the object around it is nothing without. */
export function essential<T>(read: Reader<T>): Reader<T> {
  return (value, left) => (blank(value) ? unreadable() : read(value, left));
}

/** Stands for what could not be read. */
const FAILED = {};

/** What is read of a part, or `FAILED`; notes where something was left out. */
function part(read: Reader<unknown>, value: unknown, left: string[], place: string): unknown {
  const from = left.length;
  try {
    return read(value, left);
  } catch {
    if (left.length === from) left.push('');
    return FAILED;
  } finally {
    for (let at = from; at < left.length; at += 1) left[at] = place + left[at];
  }
}

/**
 * A list; nothing is an empty one. A row that cannot be read is left out.
 *
 * @param key what tells rows apart: a second row of the same is left out as well
 */
export function list<T>(item: Reader<T>, key?: keyof T): Reader<T[]> {
  return (value, left = []) => {
    const sent = value ?? [];
    if (!Array.isArray(sent)) return unreadable();
    const rows = new Map<unknown, T>();
    sent.forEach((one, index) => {
      const place = `[${index}]`;
      const row = part(item, one, left, place) as T;
      if (row === FAILED) return;
      const name = key ? row[key] : index;
      if (rows.has(name)) left.push(place);
      else rows.set(name, row);
    });
    return [...rows.values()];
  };
}

/** An object with these fields. One that cannot be read counts as missing, for which an essential has no value. */
export function object<T>(fields: { [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const entries = Object.entries<Reader<unknown>>(fields);
  return (value: unknown = {}, left = []) => {
    // Only an object is made the same object.
    if (Object(value) !== value || Array.isArray(value)) return unreadable();
    const source = value as Record<string, unknown>;
    const answer: Record<string, unknown> = {};
    for (const [key, read] of entries) {
      const sent = part(read, source[key] ?? undefined, left, `.${key}`);
      answer[key] = sent === FAILED ? read(undefined) : sent;
    }
    return answer as T;
  };
}

/** Null when there is nothing. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, left) => (missing(value) ? null : read(value, left));
}

/** An answer that nobody reads. */
export const ignored: Reader<void> = () => undefined;
