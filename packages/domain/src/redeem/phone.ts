/**
 * The characters that the field of a phone accepts of what is typed or pasted: digits, spaces, and a plus in front.
 * `normalizePhone` applies only when the form is submitted (decision 41).
 */
export function phoneCharacters(typed: string): string {
  const accepted = typed.replace(/\s/gu, ' ').replace(/[^\d +]/gu, '');
  const digits = accepted.replace(/\+/g, '');
  return accepted.trimStart().startsWith('+') ? `+${digits.trimStart()}` : digits;
}

/** A phone without spaces and without the country code: ten digits when it is right (decision 41). */
export function normalizePhone(phone: string): string {
  return phone.replace(/\s+/gu, '').replace(/^\+52/, '');
}
