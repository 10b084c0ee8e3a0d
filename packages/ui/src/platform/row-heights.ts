/** Key of a row in a list. It stays the same when rows are added or removed around the row. */
export type RowKey = string | number;

/** Measurements of a list, px. Rows that are not rendered keep the height that was measured when they were rendered. */
export interface RowHeights {
  /** Width of the window at which the heights were measured. `rem` is the text size at that time. */
  width: number;
  rem: number;
  /** Space between two rows. */
  gap: number;
  /** Whether the list was rendered before. A list without a row window then renders all its rows at once. */
  wasShown: boolean;
  /** Measured heights, by the key of the row. */
  readonly of: Map<RowKey, number>;
}

const MAX_LISTS = 12;
const lists = new Map<string, RowHeights>();

/**
 * Returns the row heights of the list with this name. They are kept in memory after the list is unmounted, so that a
 * user who returns finds every row at the same position. At most `MAX_LISTS` lists are kept; the one that was opened
 * the longest time ago is removed.
 */
export function rowHeights(list: string): RowHeights {
  const heights = lists.get(list) ?? { width: 0, rem: 16, gap: 0, wasShown: false, of: new Map() };
  lists.delete(list);
  lists.set(list, heights);
  if (lists.size > MAX_LISTS) lists.delete([...lists.keys()][0] ?? '');
  return heights;
}
