/** Key of a row in a list. It does not change when other rows are added or removed. */
export type RowKey = string | number;

/** Measurements of a list, px. They include rows that were rendered earlier but are not rendered now. */
export interface RowHeights {
  /** Width of the window when the heights were measured. */
  width: number;
  rem: number;
  /** Space between two rows. */
  gap: number;
  /** Whether the list was rendered before. A short list is then rendered completely in the first render. */
  wasShown: boolean;
  /** Measured heights, by the key of the row. */
  readonly of: Map<RowKey, number>;
}

const MAX_LISTS = 12;
const lists = new Map<string, RowHeights>();

/**
 * Returns the row heights of the list with this name. They stay in memory after the list is unmounted, so that a user
 * who returns finds every row at the same position. The heights of at most `MAX_LISTS` lists are kept. Beyond that, the
 * heights of the list that was opened the longest time ago are removed.
 */
export function rowHeights(list: string): RowHeights {
  const heights = lists.get(list) ?? { width: 0, rem: 16, gap: 0, wasShown: false, of: new Map() };
  lists.delete(list);
  lists.set(list, heights);
  if (lists.size > MAX_LISTS) lists.delete([...lists.keys()][0] ?? '');
  return heights;
}
