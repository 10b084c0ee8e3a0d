/** Digits of a card (spec section 9). */
export const CARD_DIGITS = 16;

export const CARD_TOO_SHORT = 'Debe contener 16 dígitos';
/** Error of the card number if its confirmation differs. */
export const CARDS_DIFFER = 'No coinciden';
/** Error of the confirmation while the user types it. */
export const CARD_DIFFERS = 'No coincide';

/** Digits of what was typed or pasted, with or without spaces: at most 16. */
export function cardDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CARD_DIGITS);
}

/** Four groups of four: '5210 0048 3317 2401'. */
export function maskCardNumber(typed: string): string {
  return cardDigits(typed).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** True for 16 digits, with any spaces between them and nothing else. */
export function isCardNumber(text: string): boolean {
  return /^\d{16}$/.test(text.replace(/\s/gu, ''));
}

/**
 * Error of the card number when its field loses focus (decision 42). An empty number has no error until the form is
 * submitted.
 */
export function cardNumberError(number: string, confirmation: string): string | null {
  if (number.trim() === '') return null;
  if (!isCardNumber(number)) return CARD_TOO_SHORT;
  const isConfirmed = cardDigits(confirmation) !== '';
  return isConfirmed && cardDigits(confirmation) !== cardDigits(number) ? CARDS_DIFFER : null;
}

/** Error of the confirmation while the user types it (decision 42), from the first digit that differs. */
export function cardConfirmationError(number: string, confirmation: string): string | null {
  return cardDigits(number).startsWith(cardDigits(confirmation)) ? null : CARD_DIFFERS;
}
