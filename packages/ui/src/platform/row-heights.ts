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

/** Iterates over the rendered rows of this list, without the rows of nested lists. */
export function* renderedRows(list: Element): Generator<[index: number, row: HTMLElement]> {
  for (const child of list.children) {
    if (child instanceof HTMLElement && child.dataset.row !== undefined) {
      yield [Number(child.dataset.row), child];
    }
  }
}

/** Reads the size of the text and the space between rows. Forgets all heights if they cannot be right any more. */
export function measureList(list: Element, heights: RowHeights): void {
  // Heights depend on the width of the window and the text size, not on the window's height, which changes when the
  // browser shows or hides its toolbars.
  const width = window.innerWidth;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (heights.width !== width || heights.rem !== rem) heights.of.clear();
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  Object.assign(heights, { width, rem, gap });
}

/** Reads the heights of the rendered rows. */
export function measureRows(list: Element, heights: RowHeights, keys: readonly RowKey[]): void {
  for (const [index, row] of renderedRows(list)) {
    const key = keys[index];
    if (key !== undefined) heights.of.set(key, row.getBoundingClientRect().height);
  }
}

/**
 * Returns the height of the box that replaces the rows from `start` to `end - 1`, a CSS length. Rows that were not
 * measured count in rem, so that they follow the text size.
 */
export function gapHeight(
  heights: RowHeights,
  keys: readonly RowKey[],
  rowRem: number,
  gap: number,
  start: number,
  end: number,
): string {
  let px = (end - start - 1) * gap;
  let unmeasured = end - start;
  // If no row was measured yet, the loop would find no height and would be slow for a long list, so it is skipped.
  for (let index = start; heights.of.size > 0 && index < end; index += 1) {
    const height = heights.of.get(keys[index] ?? -1);
    if (height === undefined) continue;
    px += height;
    unmeasured -= 1;
  }
  return `calc(${px}px + ${unmeasured * rowRem}rem)`;
}
