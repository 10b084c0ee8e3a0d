import type { FailureKind } from '../session/failure.ts';
import type { PostalCodeOption } from './address.ts';

/** Pause in ms between the last typed digit and the look-up of the postal code (spec section 9). */
export const POSTAL_CODE_DEBOUNCE_MS = 1000;
/** Maximum number of characters of a delivery reference (spec section 9). */
export const REFERENCE_MAX = 150;

const POSTAL_CODE_LENGTH = 5;

/**
 * Returns the digits of a typed postal code. The result is a text, because a code such as 01000 begins with a zero
 * (decision 40). A code that is too long is not cut: its first five digits could be another place's code.
 */
export function postalCodeDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** Whether a postal code has exactly five digits, so that it can be looked up. */
export function isWholePostalCode(code: string): boolean {
  return code.length === POSTAL_CODE_LENGTH;
}

/**
 * Returns the city and the state of a neighbourhood. If the city is missing, the town is returned as the city (decision
 * 40).
 */
export function placeOf(option: PostalCodeOption): { city: string; state: string } {
  return { city: option.city.trim() || option.town.trim(), state: option.state.trim() };
}

/**
 * Returns the fields for which the look-up of the postal code found no value. The user has to type these fields. The
 * list is empty before the look-up has answered.
 *
 * @param neighborhood the chosen neighbourhood; if none is chosen, the first neighbourhood is used
 */
export function typedPlace(
  options: readonly PostalCodeOption[],
  neighborhood: string,
): ('city' | 'state')[] {
  const option = options.find(({ suburb }) => suburb === neighborhood) ?? options[0];
  if (!option) return [];
  const place = placeOf(option);
  return (['city', 'state'] as const).filter((field) => place[field] === '');
}

export type PostalLookup =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; options: readonly PostalCodeOption[] }
  /** The code has no neighbourhoods. */
  | { status: 'empty' }
  | { status: 'failed' };

/** Returns the state of the look-up after the server has answered. */
export function foundPostalCode(options: readonly PostalCodeOption[]): PostalLookup {
  return options.length > 0 ? { status: 'ready', options } : { status: 'empty' };
}

/** Returns the state of the look-up after its call has failed. A 404 means that the code has no neighbourhoods. */
export function failedPostalCode(kind: FailureKind): PostalLookup {
  return { status: kind === 'missing' ? 'empty' : 'failed' };
}
