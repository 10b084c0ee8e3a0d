/**
 * Removes all characters but digits, spaces and a leading plus from a typed or pasted phone number. `normalizePhone` is
 * applied only on submit (decision 41).
 */
export function phoneCharacters(typed: string): string {
  const accepted = typed.replace(/\s/gu, ' ').replace(/[^\d +]/gu, '');
  const digits = accepted.replace(/\+/g, '');
  return accepted.trimStart().startsWith('+') ? `+${digits.trimStart()}` : digits;
}

/** Matches a phone number as people write it: digits with spaces, brackets, dots, dashes and a plus sign. */
const WRITTEN = /^[\d\s()+./\u2010-\u2014-]*$/u;
/** Mexico's country code, also with the 1 of former mobile numbers, or a former dialling prefix. */
const PREFIX = /^(?:52|521|01|044|045)(?=\d{10}$)/;

/**
 * Returns the digits of a phone number without country code or former prefixes: ten if it is valid (decision 41). A
 * text that is no phone number is returned unchanged.
 */
export function normalizePhone(phone: string): string {
  return WRITTEN.test(phone) ? phone.replace(/\D/g, '').replace(PREFIX, '') : phone;
}
