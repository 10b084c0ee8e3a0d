import { foldText } from './fold.ts';

/** A list has a search from this number of rows on. */
const SEARCH_FROM_ROWS = 12;

/** Whether a list has a search. A search that is in use stays, however few rows a newer answer brings. */
export function hasSearch(rows: number, typed: string): boolean {
  return rows >= SEARCH_FROM_ROWS || typed.trim() !== '';
}

const asSearched = (text: string) => foldText(text).trim();

/**
 * Searches rows by their names, ignoring case and accents. Every typed word has to be part of the name, in any order. An
 * empty search returns `rows` itself. The names are prepared at the first search, so that a search can follow the typing.
 */
export function nameSearch<T extends { name: string }>(
  rows: readonly T[],
): (typed: string) => readonly T[] {
  let names: string[] | undefined;
  return (typed) => {
    const wanted = asSearched(typed);
    if (wanted === '') return rows;
    // Rows without a name are shown as 'Sin nombre', and found by it.
    names ??= rows.map(({ name }) => asSearched(name) || 'sin nombre');
    const words = wanted.split(/\s+/u);
    return rows.filter((_, index) => words.every((word) => names?.[index]?.includes(word)));
  };
}
