/** Key of a row: the same row has the same one however the list around it changes. */
export type RowKey = string | number;

/** What a list knows of its rows that are not rendered, px. */
export interface RowHeights {
  /** Width of the window and size of the text that the heights were measured at. */
  width: number;
  rem: number;
  /** Between one row and the next. */
  gap: number;
  /** Whether the list was shown before: whoever comes back finds it at once as it was. */
  wasShown: boolean;
  /** Of the rows that were rendered once. */
  readonly of: Map<RowKey, number>;
}

const MAX_LISTS = 12;
const lists = new Map<string, RowHeights>();

/**
 * The heights of a list's rows. They outlive its screen, so that whoever comes back finds every row where it was. The
 * list that was not opened for the longest time is forgotten first.
 */
export function rowHeights(list: string): RowHeights {
  const heights = lists.get(list) ?? { width: 0, rem: 16, gap: 0, wasShown: false, of: new Map() };
  lists.delete(list);
  lists.set(list, heights);
  if (lists.size > MAX_LISTS) lists.delete([...lists.keys()][0] ?? '');
  return heights;
}
