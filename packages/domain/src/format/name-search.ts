import { foldText } from './fold.ts';

/** A list with at least this many rows has a search field. */
const SEARCH_FROM_ROWS = 12;

/**
 * Whether a list is long enough for a search field. A field that contains text stays, even if the list becomes shorter.
 */
export function hasSearch(rows: number, typed: string): boolean {
  return rows >= SEARCH_FROM_ROWS || typed.trim() !== '';
}

const asSearched = (text: string) => foldText(text).trim();

/**
 * Returns a function that finds rows by name, ignoring case and accents. A name has to contain every typed word, in any
 * order. Without a typed word the function returns `rows` itself. The names are prepared once, at the first search, so
 * that searching while typing is fast.
 */
export function nameSearch<T extends { name: string }>(
  rows: readonly T[],
): (typed: string) => readonly T[] {
  let names: string[] | undefined;
  return (typed) => {
    const wanted = asSearched(typed);
    if (wanted === '') return rows;
    // Rows without a name are shown as 'Sin nombre' and are found by that text.
    names ??= rows.map(({ name }) => asSearched(name) || 'sin nombre');
    const words = wanted.split(/\s+/u);
    return rows.filter((_, index) => words.every((word) => names?.[index]?.includes(word)));
  };
}
