import { ApiError } from './error.ts';

/** Parts that a browser takes for a folder, encoded or not: the call would go somewhere else. */
const NO_ID = ['', '.', '..'];

/**
 * A call's path: each part encoded, since ids come from addresses that people can edit. Throws `ApiError` 'missing' for a
 * part that is no id.
 */
export function path(...parts: (string | number)[]): string {
  if (parts.some((part) => NO_ID.includes(String(part)))) throw new ApiError('missing');
  return `/${parts.map(encodeURIComponent).join('/')}`;
}
