/** Key of a row. A row keeps its key when the list around it changes. */
export type RowKey = string | number;

/** Heights that a list knows of rows that are not rendered, px. */
export interface RowHeights {
  /** Width of the window and text size at which the heights were measured. */
  width: number;
  rem: number;
  /** Space between two rows. */
  gap: number;
  /** Whether the list was shown before, so that returning to it restores it at once. */
  wasShown: boolean;
  /** Measured heights of rows that have been rendered. */
  readonly of: Map<RowKey, number>;
}

const MAX_LISTS = 12;
const lists = new Map<string, RowHeights>();

/**
 * The heights of a list's rows. They outlive its screen, so that a user who returns finds every row at its place. The
 * least recently opened list is dropped first.
 */
export function rowHeights(list: string): RowHeights {
  const heights = lists.get(list) ?? { width: 0, rem: 16, gap: 0, wasShown: false, of: new Map() };
  lists.delete(list);
  lists.set(list, heights);
  if (lists.size > MAX_LISTS) lists.delete([...lists.keys()][0] ?? '');
  return heights;
}
