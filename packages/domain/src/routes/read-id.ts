/**
 * Reads an id from a path: a whole number from 1. Null for letters, signs, fractions and numbers beyond the safe
 * integers.
 */
export function readId(param: string | undefined): number | null {
  if (!/^\d{1,16}$/.test(String(param))) return null;
  const id = Number(param);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
