import { decodeEntities } from '../format/entities.ts';
import type { Id } from '../format/id.ts';
import { UNKNOWN_PLACE } from '../routes/paths.ts';

/**
 * A function that checks a value of the server's answer and converts it to `T`. Throws if the value cannot be read
 * (contract, General rules).
 *
 * - A number may be sent as a numeric string. A flag may be sent as true/false, 1/0 or "1"/"0".
 * - A text is decoded if it may contain html entities (`text`), but not html itself (`rawText`).
 * - A missing value is read as '', 0, false, null or an empty list, depending on the reader.
 * - A field that cannot be read counts as missing. A row that cannot be read is dropped from its list (decision 52).
 * - An object without one of its `essential` fields cannot be read. If that object is the whole answer, the call fails.
 *
 * @param omitted list to which the reader adds the path of each part that could not be read, such as
 *   '.products_db[3].gems'. The value of the part is not added
 */
export type Reader<T> = (value: unknown, omitted?: string[]) => T;

/** Throws for a value that cannot be read. The message does not contain the value, because errors are logged. */
export function unreadable(): never {
  throw new TypeError('unreadable');
}

function missing(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/**
 * Reads a text as the server sent it: html, a message that is judged before it is shown, a token, a sku. A missing value
 * becomes ''. A number becomes text. A number that JavaScript writes with an exponent, such as '1e+21', cannot be read,
 * because users would not understand such a text.
 */
export const rawText: Reader<string> = (value) => {
  if (typeof value === 'string') return value;
  if (missing(value)) return '';
  const isPlain = typeof value === 'number' && /^-?[\d.]+$/.test(String(value));
  return isPlain ? String(value) : unreadable();
};

/** Reads a text as the server sent it. A missing or empty text becomes null. */
export const rawTextOrNull: Reader<string | null> = (value) => rawText(value) || null;

/** Whether the reader that runs now reads an answer that the phone has stored. */
let isStored = false;

/** Runs `read` for an answer that the phone has stored. The texts of that answer are decoded already. */
export function readStored<T>(read: Reader<T>, value: unknown, omitted: string[]): T {
  isStored = true;
  try {
    return read(value, omitted);
  } finally {
    isStored = false;
  }
}

/** Reads a text that is no html, and decodes its html entities once: 'Bater&iacute;a' becomes 'Batería'. */
export const text: Reader<string> = (value) =>
  isStored ? rawText(value) : decodeEntities(rawText(value));

/** Reads a text that is no html, as `text` does. A missing or empty text becomes null. */
export const textOrNull: Reader<string | null> = (value) => text(value) || null;

/**
 * Matches a number in plain digits, perhaps with commas between thousands: '1,284.00'. `Number` would also read blanks
 * (as 0), '0x10' and '1e3'.
 */
const PLAIN_NUMBER = /^\s*-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?\s*$/;

/**
 * Returns a value as a number. A number beyond the safe integers cannot be read, because no count, price or id is that
 * large.
 */
function exact(value: unknown): number {
  const isNumeric = typeof value === 'string' && PLAIN_NUMBER.test(value);
  const number = isNumeric ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Math.abs(number) <= Number.MAX_SAFE_INTEGER
    ? number
    : unreadable();
}

/** True for null, undefined and an empty text. */
export function blank(value: unknown): boolean {
  return missing(value) || value === '';
}

/** Reads a number, which may be sent as a numeric string. A missing value becomes null. */
export const numberOrNull: Reader<number | null> = (value) => (blank(value) ? null : exact(value));

/** Reads a number, which may be sent as a numeric string. A missing value becomes 0. */
export const number: Reader<number> = (value) => numberOrNull(value) ?? 0;

/** Reads a number that is not below 0. A missing value becomes 0. */
export const count: Reader<number> = (value) => {
  const read = number(value);
  return read >= 0 ? read : unreadable();
};

/** Reads a number that is not below 0. A missing value becomes null. */
export const countOrNull: Reader<number | null> = (value) => (blank(value) ? null : count(value));

/** Reads a whole number from 1, such as the number of a page. A missing value cannot be read. */
export const ordinal: Reader<number> = (value) => {
  const read = exact(value);
  return read > 0 && Number.isInteger(read) ? read : unreadable();
};

const isNoId = (value: unknown) => blank(value) || String(value).trim() === UNKNOWN_PLACE;

/**
 * Reads the id of a row: a whole number from 1, or a text. The id is returned as it was sent, because some calls send
 * the id back. A row without an id cannot be read.
 */
export const id: Reader<Id> = (value) =>
  typeof value === 'string' && value.trim() !== '' && !isNoId(value) ? value : ordinal(value);

/** Reads an id that an answer may lack. A missing id and 0 become null. */
export const idOrNull: Reader<Id | null> = (value) => (isNoId(value) ? null : id(value));

const TRUE: readonly unknown[] = [true, 1, '1', 'true'];
const FALSE: readonly unknown[] = [false, 0, '0', 'false', ''];

/** Reads a flag. A missing value becomes false. */
export const flag: Reader<boolean> = (value) => {
  if (missing(value) || FALSE.includes(value)) return false;
  return TRUE.includes(value) || unreadable();
};

/** Returns a reader that throws for a missing value. An object cannot be read without its essential fields. */
export function essential<T>(read: Reader<T>): Reader<T> {
  return (value, omitted) => (blank(value) ? unreadable() : read(value, omitted));
}

/** Result of `part` for a value that cannot be read. */
const FAILED = {};

/**
 * Reads one field of an object, or one row of a list. Returns `FAILED` if that part cannot be read. Adds the paths
 * of all omitted parts to `omitted`. Allocates nothing for a readable part, because a list may have thousands of rows.
 *
 * @param key name of the field, or index of the row
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
  for (let at = from; at < omitted.length; at += 1) {
    omitted[at] = (typeof key === 'number' ? `[${key}]` : `.${key}`) + omitted[at];
  }
  return result;
}

/**
 * Returns a reader of a list. A missing value becomes an empty list. A row that cannot be read is dropped. A list with
 * rows of which none can be read is unreadable, because an empty list would say that the server has nothing.
 *
 * @param key field that identifies a row; a later row with the same value is dropped
 */
export function list<T>(item: Reader<T>, key?: keyof T): Reader<T[]> {
  return (value, omitted = []) => {
    const sent = value ?? [];
    if (!Array.isArray(sent)) return unreadable();
    const rows: T[] = [];
    const names = new Set<string>();
    for (let index = 0; index < sent.length; index += 1) {
      const row = part(item, sent[index], omitted, index) as T;
      if (row === FAILED) continue;
      if (key) {
        const name = String(row[key]);
        if (names.has(name)) {
          omitted.push(`[${index}]`);
          continue;
        }
        names.add(name);
      }
      rows.push(row);
    }
    return rows.length === 0 && sent.length > 0 ? unreadable() : rows;
  };
}

/**
 * Returns a reader of an object with these fields. Other fields are ignored. A field that cannot be read counts as
 * missing. If that field is essential, the whole object cannot be read.
 */
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

/**
 * Returns a reader of a row that needs a text in at least one of these fields. A row without such a text cannot be
 * read, so its list drops the row (decision 52).
 */
export function withText<T>(read: Reader<T>, ...fields: readonly (keyof T)[]): Reader<T> {
  return (value, omitted) => {
    const row = read(value, omitted);
    return fields.some((field) => String(row[field]).trim() !== '') ? row : unreadable();
  };
}

/** Returns a reader that returns null for a missing value. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value, omitted) => (missing(value) ? null : read(value, omitted));
}

/** Reads any object. Used for a call whose answer only proves that the server received the call. */
export const confirmed: Reader<void> = (value) => {
  object({})(value ?? unreadable());
};

/** Reads an answer whose content is not used. */
export const ignored: Reader<void> = () => undefined;

/** Whether a text only acknowledges a call, such as 'OK'. Such a text is not shown to the user. */
export const isAcknowledgement = (text: string): boolean =>
  /^\W*(?:ok|okay|success|true|1)\W*$/i.test(text);

/**
 * Reads the server's message after a call that changed something. The message is sent as `{message}` or as plain text.
 * Null if there is no message, or only an acknowledgement such as 'OK'. An empty body cannot be read.
 */
export const sentMessage: Reader<string | null> = (value, omitted) => {
  const isText = typeof value === 'string' && value.trim() !== '';
  const message = isText ? value : object({ message: rawTextOrNull })(value, omitted).message;
  return message === null || isAcknowledgement(message) ? null : message;
};
