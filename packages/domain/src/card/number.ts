/** Number of digits of a card number (spec section 9). */
export const CARD_DIGITS = 16;

export const CARD_LENGTH = 'Debe contener 16 dígitos';
/** Error of the card number if it differs from its confirmation (the number typed a second time). */
export const CARDS_DIFFER = 'No coinciden';
/**
 * Error of the confirmation (the number typed a second time) if it differs from the card number while the user types.
 */
export const CARD_DIFFERS = 'No coincide';

/**
 * Returns the digits of a typed or pasted card number. A number that is too long is not cut: its first 16 digits could be
 * another card's number.
 */
export function cardDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** Formats the digits of a card number in groups of four: '5210 0048 3317 2401'. */
export function maskCardNumber(typed: string): string {
  return cardDigits(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** True if a text consists of 16 digits, with or without spaces between them. */
export function isCardNumber(text: string): boolean {
  return /^\d{16}$/.test(text.replace(/\s/gu, ''));
}

/**
 * Returns the error of the card number when its field loses focus (decision 42). Null for a valid number, and for an
 * empty field, which has no error until the form is submitted.
 */
export function cardNumberError(number: string, confirmation: string): string | null {
  if (number.trim() === '') return null;
  if (!isCardNumber(number)) return CARD_LENGTH;
  const isConfirmed = cardDigits(confirmation) !== '';
  return isConfirmed && cardDigits(confirmation) !== cardDigits(number) ? CARDS_DIFFER : null;
}

/**
 * Returns the error of the confirmation while the user types it (decision 42). The error appears with the first digit
 * that differs. Null while all typed digits agree.
 */
export function cardConfirmationError(number: string, confirmation: string): string | null {
  return cardDigits(number).startsWith(cardDigits(confirmation)) ? null : CARD_DIFFERS;
}
