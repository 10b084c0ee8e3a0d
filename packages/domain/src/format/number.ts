const INTEGER = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 });

/** A whole number as it is written in Mexico: 1284 is '1,284'. Never abbreviated. */
export function formatNumber(value: number): string {
  return INTEGER.format(value);
}

/**
 * Singular for exactly 1, plural for every other amount; Spanish's plural category 'many'
 * (a million) is plural too (decision 46).
 */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** '1 esmeralda', '1,284 esmeraldas'. */
export function formatGems(count: number): string {
  return `${formatNumber(count)} ${plural(count, 'esmeralda', 'esmeraldas')}`;
}
