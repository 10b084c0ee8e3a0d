import { UNKNOWN_PLACE } from './paths.ts';

/**
 * Reads an id from a path, where every id is a text: a number, or a word such as a UUID. Null for `UNKNOWN_PLACE`, for a
 * text with signs that no id has, and for '.' and '..', which browsers resolve as folders.
 */
export function readId(param: string | undefined): string | null {
  if (param === undefined || !/^[\w.:~-]+$/.test(param)) return null;
  return [UNKNOWN_PLACE, '.', '..'].includes(param) ? null : param;
}
