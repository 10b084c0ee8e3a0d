import { foldText } from './fold.ts';

/** Lists with at least this many rows have a search. */
const SEARCH_FROM_ROWS = 12;

/** Whether a list has a search. A search in use stays, even if a newer answer has fewer rows. */
export function hasSearch(rows: number, typed: string): boolean {
  return rows >= SEARCH_FROM_ROWS || typed.trim() !== '';
}

const asSearched = (text: string) => foldText(text).trim();

/**
 * Returns a search of rows by name, ignoring case and accents. Every typed word has to be part of the name, in any
 * order. An empty search returns `rows` itself. The names are folded at the first search, so that searching while
 * typing is cheap.
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
