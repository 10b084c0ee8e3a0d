import { once } from './once.ts';

const integerFormat = once(() => new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 }));

/** Positions of the thousands separators: before every three digits, but not at the beginning. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * Formats a whole number as in Mexico: 1284 is '1,284'. `Intl` would give the same text, but creating its first
 * formatter takes a slow phone as long as rendering Score. Only numbers beyond the safe integers are formatted with
 * `Intl`.
 */
export function formatNumber(value: number): string {
  const whole = Math.round(Math.abs(value));
  if (!Number.isSafeInteger(whole)) return integerFormat().format(value);
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return sign + String(whole).replace(THOUSANDS, ',');
}

/**
 * Returns the singular (`one`) for exactly 1, otherwise the plural (`other`). Does not use `Intl.PluralRules`, which
 * has a third form ('many') for a million (decision 46).
 */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** Formats a number of gems: '1 esmeralda', '1,284 esmeraldas'. */
export function formatGems(count: number): string {
  return `${formatNumber(count)} ${plural(count, 'esmeralda', 'esmeraldas')}`;
}
