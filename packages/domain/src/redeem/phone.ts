/**
 * The characters that the field of a phone accepts of what is typed or pasted: digits, spaces, and a plus in front.
 * `normalizePhone` applies only when the form is submitted (decision 41).
 */
export function phoneCharacters(typed: string): string {
  const accepted = typed.replace(/\s/gu, ' ').replace(/[^\d +]/gu, '');
  const digits = accepted.replace(/\+/g, '');
  return accepted.trimStart().startsWith('+') ? `+${digits.trimStart()}` : digits;
}

/** Matches a phone number as people write it: digits with spaces, brackets, dots, dashes and a plus sign. */
const WRITTEN = /^[\d\s()+./\u2010-\u2014-]*$/u;
/** The country code, with the 1 that mobile phones once had behind it, or a prefix that was once dialled. */
const PREFIX = /^(?:52|521|01|044|045)(?=\d{10}$)/;

/**
 * The digits of a phone without its country code or an old prefix: ten when it is right (decision 41). Whatever holds
 * anything but a phone stays as it is.
 */
export function normalizePhone(phone: string): string {
  return WRITTEN.test(phone) ? phone.replace(/\D/g, '').replace(PREFIX, '') : phone;
}
