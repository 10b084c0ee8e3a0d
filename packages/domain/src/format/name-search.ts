import { foldText } from './fold.ts';
import { once } from './once.ts';

/** A list with at least this many rows has a search field. */
const SEARCH_FROM_ROWS = 12;

/**
 * Whether a list has a search field. A field that contains text is not removed, even if a newer answer has fewer rows.
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
  // Rows without a name are shown as 'Sin nombre' and are found by that text.
  const names = once(() => rows.map((row) => [asSearched(row.name) || 'sin nombre', row] as const));
  return (typed) => {
    const wanted = asSearched(typed);
    if (wanted === '') return rows;
    const words = wanted.split(/\s/u);
    return names()
      .filter(([name]) => words.every((word) => name.includes(word)))
      .map(([, row]) => row);
  };
}
