// Shared code of the tests that make one value of an answer invalid.

/** The keys and row numbers that lead to a value of an answer. */
export type Path = readonly (string | number)[];
export type Json = Record<string | number, unknown>;

export const isBranch = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null;

/** Returns the paths of all fields and rows of an answer. */
export function waysInto(value: unknown, path: Path = []): Path[] {
  if (!isBranch(value)) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [[...path, key], ...waysInto(value[key], [...path, key])]);
}

/** Returns a path with '[]' for each row number, so that all rows have the same pattern: 'products_db[].gems'. */
export const patternOf = (path: Path) =>
  path
    .map((key) => (typeof key === 'number' ? '[]' : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** Returns the paths of all fields and rows of an answer, grouped by their pattern. */
export function pathsByPattern(answer: unknown): Map<string, Path[]> {
  const paths = new Map<string, Path[]>();
  for (const path of waysInto(answer)) {
    const pattern = patternOf(path);
    paths.set(pattern, [...(paths.get(pattern) ?? []), path]);
  }
  return paths;
}

export const GONE = Symbol('gone');
export const INVALID: readonly unknown[] = [
  GONE,
  null,
  true,
  {},
  [],
  '',
  1e300,
  -7,
  987_654_321,
  'NaN',
  [[{ a: [null] }]],
  'x'.repeat(10_000),
];

/**
 * Returns a copy of an answer with one changed value. `GONE` removes a field. A row is replaced by null instead,
 * because a list with one row fewer would be a valid answer.
 */
export function changed(value: unknown, [key, ...rest]: Path, invalid: unknown): unknown {
  if (key === undefined || !isBranch(value)) return invalid;
  const next = changed(value[key], rest, invalid);
  if (Array.isArray(value)) return value.with(Number(key), next === GONE ? null : next);
  const { [key]: _, ...others } = value;
  return next === GONE ? others : { ...value, [key]: next };
}
