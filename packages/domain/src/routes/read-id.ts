/** An id of the address: a whole number from 1. Null for letters, signs, fractions and what no id reaches. */
export function readId(param: string | undefined): number | null {
  if (param === undefined || !/^\d{1,16}$/.test(param)) return null;
  const id = Number(param);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
