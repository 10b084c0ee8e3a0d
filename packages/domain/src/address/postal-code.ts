import { foldText } from '../format/fold.ts';
import { cleanText } from '../format/typed-text.ts';
import type { FailureKind } from '../session/failure.ts';
import type { PostalCodeOption } from './address.ts';

/** Pause in ms between the last typed digit and the look-up of the postal code (spec section 9). */
export const POSTAL_CODE_DEBOUNCE_MS = 1000;
/** Maximum number of characters of a delivery reference (spec section 9). */
export const REFERENCE_MAX = 150;

const POSTAL_CODE_LENGTH = 5;
/** Error of a postal code with too many digits. */
export const POSTAL_CODE_TOO_LONG = `Debe contener ${POSTAL_CODE_LENGTH} dígitos`;

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

/** Whether a postal code has more than five digits. */
export function isPostalCodeTooLong(code: string): boolean {
  return code.length > POSTAL_CODE_LENGTH;
}

/**
 * Returns the city and the state of a neighbourhood. If the city is missing, the town is returned as the city (decision
 * 40).
 */
export function placeOf(option: PostalCodeOption): { city: string; state: string } {
  return { city: option.city.trim() || option.town.trim(), state: option.state.trim() };
}

/** The fields of an address that the look-up of a postal code fills in (spec section 5). */
export const LOOKED_UP = ['neighborhood', 'city', 'state'] as const;

/** After this many failed look-ups in a row, the user types the fields that the look-up would fill in. */
const FAILURES_BEFORE_TYPING = 2;

/**
 * Returns the fields that the user has to type, because the look-up of the postal code did not find them: all fields if
 * the look-up found nothing or failed twice, otherwise those that the neighbourhood lacks (decision 40). The list is
 * empty before the look-up has answered.
 *
 * @param neighborhood the chosen neighbourhood; if none is chosen, the first neighbourhood is used
 */
export function typedPlace(
  lookup: PostalLookup,
  neighborhood: string,
): readonly (typeof LOOKED_UP)[number][] {
  switch (lookup.status) {
    case 'idle':
    case 'loading':
      return [];
    case 'empty':
      return LOOKED_UP;
    case 'failed':
      return lookup.times < FAILURES_BEFORE_TYPING ? [] : LOOKED_UP;
    case 'ready': {
      const { options } = lookup;
      const option = options.find(({ suburb }) => suburb === neighborhood) ?? options[0];
      if (!option) return [];
      const place = placeOf(option);
      return (['city', 'state'] as const).filter((field) => place[field] === '');
    }
  }
}

/**
 * Returns the neighbourhood that a typed text names, ignoring case and accents. Undefined if the postal code has no such
 * neighbourhood.
 */
export function neighborhoodOf(
  options: readonly PostalCodeOption[],
  typed: string,
): PostalCodeOption | undefined {
  const wanted = foldText(cleanText(typed));
  return options.find(({ suburb }) => foldText(suburb.trim()) === wanted);
}

export type PostalLookup =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; options: readonly PostalCodeOption[] }
  /** The code has no neighbourhoods. */
  | { status: 'empty' }
  /** `times` is the number of look-ups in a row that have failed. */
  | { status: 'failed'; times: number };

/** Returns the state of the look-up after the server has answered. */
export function foundPostalCode(options: readonly PostalCodeOption[]): PostalLookup {
  return options.length > 0 ? { status: 'ready', options } : { status: 'empty' };
}

/** Returns the state of the look-up after its call has failed. A 404 means that the code has no neighbourhoods. */
export function failedPostalCode(kind: FailureKind): PostalLookup {
  return kind === 'missing' ? { status: 'empty' } : { status: 'failed', times: 1 };
}
