/**
 * What the field of a phone takes of what is typed or pasted: digits, spaces, and a plus before all of them. The
 * field is judged by `normalizePhone` only when it is sent in (decision 41).
 */
export function phoneCharacters(typed: string): string {
  const kept = typed.replace(/\s/gu, ' ').replace(/[^\d +]/gu, '');
  const digits = kept.replace(/\+/g, '');
  return kept.trimStart().startsWith('+') ? `+${digits.trimStart()}` : digits;
}

/** A phone without spaces and without the country code: ten digits when it is right (decision 41). */
export function normalizePhone(phone: string): string {
  return phone.replace(/\s+/gu, '').replace(/^\+52/, '');
}
