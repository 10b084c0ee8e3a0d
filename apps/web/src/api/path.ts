import { ApiError } from './error.ts';

/**
 * Texts that cannot be an id. Browsers resolve '.' and '..' as folders, even if they are encoded, so the call would use
 * another path.
 */
const NO_ID = ['', '.', '..'];

/**
 * Builds the path of a call. Encodes every part, since users can edit the ids in addresses. Throws `ApiError` 'missing'
 * for a part that cannot be an id.
 */
export function path(...parts: (string | number)[]): string {
  if (parts.some((part) => NO_ID.includes(String(part)))) throw new ApiError('missing');
  return `/${parts.map(encodeURIComponent).join('/')}`;
}
