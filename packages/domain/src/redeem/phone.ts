/**
 * Removes all characters but digits, spaces and a leading plus from a typed or pasted phone number. Applied while the
 * user types; `normalizePhone` is applied on submit (decision 41).
 */
export function phoneCharacters(typed: string): string {
  const accepted = typed.replace(/\s/gu, ' ').replace(/[^\d +]/gu, '');
  const digits = accepted.replace(/\+/g, '');
  return accepted.trimStart().startsWith('+') ? `+${digits.trimStart()}` : digits;
}

/** Matches a phone number as people write it: digits with spaces, brackets, dots, dashes and a plus sign. */
const WRITTEN = /^[\d\s()+./\u2010-\u2014-]*$/u;
/**
 * Matches a prefix before ten digits: Mexico's country code 52, its form 521 for former mobile numbers, or a former
 * dialling prefix.
 */
const PREFIX = /^(?:52|521|01|044|045)(?=\d{10}$)/;

/**
 * Returns the digits of a phone number without country code or former prefixes (decision 41). A valid number has ten
 * digits. A text with characters that no phone number contains is returned unchanged.
 */
export function normalizePhone(phone: string): string {
  return WRITTEN.test(phone) ? phone.replace(/\D/g, '').replace(PREFIX, '') : phone;
}
