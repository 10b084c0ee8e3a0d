// Decides which rows of a long list are rendered. Pure functions: row-window.ts reads the page for them.

/** Rows are rendered up to this distance from the viewport in the direction of scrolling. */
const AHEAD_PX = 500;
const BEHIND_PX = 100;
/** Rows are rendered again only when fewer than this many pixels remain rendered ahead. */
const MIN_AHEAD_PX = 250;

/** A range of rows: the indexes of its first and its last row. */
export interface RowRange {
  first: number;
  last: number;
}

/** Sizes of all rows of a list. */
export interface RowMetrics {
  count: number;
  /** Space between two rows, px. */
  gap: number;
  /** Returns the height of the row at an index, px: measured, or estimated before its first render. */
  heightOf: (index: number) => number;
}

/** Position of the viewport, px from the start of the list. */
export interface Viewport {
  top: number;
  bottom: number;
  /** Whether the user scrolls towards the start of the list. */
  isUp: boolean;
}

/** Returns the rows that lie between `from` and `to`, at least in part. Both are distances from the list's start, px. */
export function rowsBetween(metrics: RowMetrics, from: number, to: number): RowRange {
  const end = metrics.count - 1;
  let touched = -1;
  let index = 0;
  for (let start = 0; index <= end && start < to; index += 1) {
    start += metrics.heightOf(index) + metrics.gap;
    if (touched < 0 && start > from) touched = index;
  }
  return { first: touched < 0 ? Math.min(index, end) : touched, last: Math.max(0, index - 1) };
}

const contains = (outer: RowRange, inner: RowRange) =>
  outer.first <= inner.first && outer.last >= inner.last;

/**
 * Returns the rows to render for a position of the viewport.
 *
 * @param rendered the rows that are rendered now
 * @param requested the rows that React has been asked to render; `rendered` if it has nothing to do
 * @returns `range` is `requested` itself if these rows are still the right ones. `isUrgent` is true if no rendered row is
 * in the viewport, for example after a jump. The rows must then be rendered in this frame.
 */
export function nextRange(
  metrics: RowMetrics,
  { top, bottom, isUp }: Viewport,
  rendered: RowRange,
  requested: RowRange,
): { range: RowRange; isUrgent: boolean } {
  const seen = rowsBetween(metrics, top, bottom);
  if (seen.last < rendered.first || seen.first > rendered.last) {
    return { range: seen, isUrgent: true };
  }
  const near = (ahead: number, behind: number) =>
    rowsBetween(metrics, top - (isUp ? ahead : behind), bottom + (isUp ? behind : ahead));
  const isEnough =
    contains(requested, near(MIN_AHEAD_PX, BEHIND_PX)) &&
    contains(near(AHEAD_PX, AHEAD_PX), requested);
  return { range: isEnough ? requested : near(AHEAD_PX, BEHIND_PX), isUrgent: false };
}

/** Rows `start` to `end - 1` of a list. If they are not rendered, one empty box replaces them. */
export interface RowSpan {
  start: number;
  end: number;
  isRendered: boolean;
}

/**
 * Divides a list into rendered rows and gaps, in order.
 *
 * @param count number of rows
 * @param others rows that are rendered wherever they are, with their neighbours, so that Tab and Shift + Tab find the
 * next row. -1 for none
 */
export function spansOf(count: number, range: RowRange, others: readonly number[]): RowSpan[] {
  const first = Math.min(range.first, count - 1);
  const isRendered = (index: number) =>
    (index >= first && index <= range.last) ||
    others.some((other) => other >= 0 && Math.abs(other - index) <= 1);
  const spans: RowSpan[] = [];
  let span: RowSpan | null = null;
  for (let index = 0; index < count; index += 1) {
    if (span?.isRendered !== isRendered(index)) {
      span = { start: index, end: index, isRendered: isRendered(index) };
      spans.push(span);
    }
    span.end = index + 1;
  }
  return spans;
}
