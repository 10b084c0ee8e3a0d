import { UNKNOWN_PLACE } from './paths.ts';

/**
 * Reads an id from a path, where every id is a text. Null for `UNKNOWN_PLACE`, for a text with white space around it, and
 * for '.' and '..', which browsers resolve as folders.
 */
export function readId(param: string | undefined): string | null {
  const isId = param !== undefined && param !== '' && param.trim() === param;
  return isId && ![UNKNOWN_PLACE, '.', '..'].includes(param) ? param : null;
}
