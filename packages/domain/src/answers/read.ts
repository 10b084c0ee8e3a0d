/**
 * Readers of the server's answers (contract, General rules): unknown fields are ignored, a number may be a
 * numeric string, a flag may be true/false, 1/0 or "1"/"0", a missing list is empty, a missing optional field
 * is its neutral value. A reader throws at what it cannot read; within an object that counts as missing, within
 * a list the row is left out (decision 52). So only a missing `essential` value fails the call.
 *
 * @param omitted Collects the paths of what was left out, '.products_db[3].gems', never a value.
 */
export type Reader<T> = (value: unknown, omitted?: string[]) => T;

/** Throws at what cannot be read, without its value in the message: errors are logged. */
export function unreadable(): never {
  throw new TypeError('unreadable');
}

function missing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** Text; a number becomes text, nothing is ''. Nobody can read a number with an exponent, '1e+21'. */
export const text: Reader<string> = (value) => {
  if (typeof value === 'string') return value;
  if (missing(value)) return '';
  const written = typeof value === 'number' ? String(value) : '';
  return /^-?[\d.]+$/.test(written) ? written : unreadable();
};

/** Text or null; '' is null. */
export const textOrNull: Reader<string | null> = (value) => text(value) || null;

/** A number within the safe integers: no count, price or id lies beyond them. */
function exact(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER
    ? number
    : unreadable();
}

/** True for nothing and for an empty text. */
export function blank(value: unknown): boolean {
  return missing(value) || value === '';
}

/** A number or numeric string; nothing is null. */
export const numberOrNull: Reader<number | null> = (value) => (blank(value) ? null : exact(value));

/** A number or numeric string; nothing is 0. */
export const number: Reader<number> = (value) => numberOrNull(value) ?? 0;

/** How many there are: never below 0. */
export const count: Reader<number> = (value) => {
  const read = typeof value === 'number' ? exact(value) : number(value);
  return read >= 0 ? read : unreadable();
};

/** How many there are; nothing is null. */
export const countOrNull: Reader<number | null> = (value) => (blank(value) ? null : count(value));

/** Id of a row: a whole number from 1. Always essential. */
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

/** A value without which the object around it cannot be read. */
export function essential<T>(read: Reader<T>): Reader<T> {
  return (value, omitted) => (blank(value) ? unreadable() : read(value, omitted));
}

/** Marks what could not be read. */
const FAILED = {};

/**
 * Reads a part, `FAILED` where that is not possible; records the paths of what was left out. Nothing is made for a part
 * that can be read: a list may have thousands of rows.
 *
 * @param key its field, or its index in a list
 */
function part(
  read: Reader<unknown>,
  value: unknown,
  omitted: string[],
  key: string | number,
): unknown {
  const from = omitted.length;
  let result: unknown = FAILED;
  try {
    result = read(value, omitted);
  } catch {
    if (omitted.length === from) omitted.push('');
  }
  if (omitted.length > from) {
    const place = typeof key === 'number' ? `[${key}]` : `.${key}`;
    for (let at = from; at < omitted.length; at += 1) omitted[at] = place + omitted[at];
  }
  return result;
}

/**
 * A list; nothing is an empty one. A row that cannot be read is left out.
 *
 * @param key field that identifies a row: a second row of the same value is left out as well
 */
export function list<T>(item: Reader<T>, key?: keyof T): Reader<T[]> {
  return (value, omitted = []) => {
    const sent = value ?? [];
    if (!Array.isArray(sent)) return unreadable();
    const rows: T[] = [];
    const names = new Set<unknown>();
    for (let index = 0; index < sent.length; index += 1) {
      const row = part(item, sent[index], omitted, index) as T;
      if (row === FAILED) continue;
      if (key && names.has(row[key])) {
        omitted.push(`[${index}]`);
        continue;
      }
      if (key) names.add(row[key]);
      rows.push(row);
    }
    return rows;
  };
}

/** An object with these fields. A field that cannot be read counts as missing; an essential one then throws. */
export function object<T>(fields: { [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const parts = Object.entries<Reader<unknown>>(fields).map(([key, read]) => ({ key, read }));
  return (value: unknown = {}, omitted = []) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unreadable();
    const source = value as Record<string, unknown>;
    const answer: Record<string, unknown> = {};
    for (let at = 0; at < parts.length; at += 1) {
      const { key, read } = parts[at] as { key: string; read: Reader<unknown> };
      const sent = part(read, source[key] ?? undefined, omitted, key);
      answer[key] = sent === FAILED ? read(undefined) : sent;
    }
    return answer as T;
  };
}

/** A row that is empty without a text in one of these fields: it is left out then (decision 52). */
export function withText<T>(read: Reader<T>, ...fields: readonly (keyof T)[]): Reader<T> {
  return (value, omitted) => {
    const row = read(value, omitted);
    return fields.some((field) => String(row[field]).trim() !== '') ? row : unreadable();
  };
}

/** Null when there is nothing. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, omitted) => (missing(value) ? null : read(value, omitted));
}

/** An object, whatever it holds: where nothing but the server itself may say that something was done. */
export const confirmed: Reader<void> = (value) => {
  object({})(value ?? unreadable());
};

/** An answer whose content is not used. */
export const ignored: Reader<void> = () => undefined;

/** Texts that only acknowledge a call: nobody needs to read them. */
const ACKNOWLEDGEMENT = /^\W*(?:ok|okay|success|true|1)\W*$/i;

/**
 * The server's message after a call that changed something, sent as `{message}` or as bare text. Null for none, and for a
 * text that only acknowledges the call, such as 'OK'. An empty body is unreadable.
 */
export const sentMessage: Reader<string | null> = (value, omitted) => {
  const isText = typeof value === 'string' && value.trim() !== '';
  const message = isText ? value : object({ message: textOrNull })(value, omitted).message;
  return message === null || ACKNOWLEDGEMENT.test(message) ? null : message;
};
