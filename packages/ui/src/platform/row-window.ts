import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { listen } from './listen.ts';
import {
  gapHeight,
  measureList,
  measureRows,
  type RowKey,
  renderedRows,
  rowHeights,
} from './row-heights.ts';
import { nextRange, type RowRange, spansOf, type Viewport } from './row-range.ts';
import { scrollPage } from './scroll.ts';

export interface RowWindowOptions {
  /** Name of the list. The heights of its rows are stored under this name while the app runs. */
  name: string;
  /** Keys of the rows, in order. */
  keys: readonly RowKey[];
  /**
   * Estimated height of a row before its first render. The unit is rem, because the height depends on the text size.
   */
  rowRem: number;
  /** Whether all rows are rendered, not only those near the viewport. The first render may have only `first` rows. */
  isWhole: boolean;
  /** Number of rows in the first render: about as many as a phone shows. */
  first: number;
  /** Whether the list is first shown at its end instead of its start. Default: false. */
  isFromEnd?: boolean | undefined;
  /** Index of a row that must be rendered because it is about to get focus. -1 for none. Default: -1. */
  awaited?: number | undefined;
}

/**
 * Returns the rendered rows of a list in order, with empty boxes in place of the other rows.
 *
 * @param row renders the row at an index; the row's element must have the index as `data-row`
 * @param gap renders an empty box in place of rows that are not rendered; its element must have `data-gap`
 */
export type RenderRows = (
  row: (index: number) => ReactNode,
  gap: (key: string, style: CSSProperties) => ReactNode,
) => ReactNode[];

/** The rendered rows. The row `focused` and its neighbours are rendered too; -1 if no row is focused. */
interface Rendered extends RowRange {
  focused: number;
  /** Space between two rows, px. */
  gap: number;
}

const ROW = '[data-row]';

const rowOf = (element: Element | null) =>
  Number(element?.closest<HTMLElement>(ROW)?.dataset.row ?? -1);

/**
 * A row and its position in the page, px. If the row moves because rows above it are rendered, the page is scrolled by
 * the same distance.
 */
interface Anchor {
  row: HTMLElement;
  top: number;
}

const topInPage = (row: Element) => row.getBoundingClientRect().top + window.scrollY;

/** Returns the first row in the viewport if the browser has no scroll anchoring (Safari). Otherwise returns null. */
function anchorOf(list: Element): Anchor | null {
  if (getComputedStyle(document.documentElement).overflowAnchor === 'auto') return null;
  for (const [, row] of renderedRows(list)) {
    if (row.getBoundingClientRect().bottom > 0) return { row, top: topInPage(row) };
  }
  return null;
}

const isSame = (a: Rendered, b: Rendered) =>
  a.first === b.first && a.last === b.last && a.focused === b.focused && a.gap === b.gap;

const focusedRow = (list: Element) =>
  list.contains(document.activeElement) ? rowOf(document.activeElement) : -1;

/** Returns the position of the viewport in the list. Null if the list is hidden, so that it cannot be measured. */
function viewportOf(list: Element, lastTop: number): Viewport | null {
  if (list.getClientRects().length === 0) return null;
  const start = list.querySelector(`${ROW}, [data-gap]`)?.getBoundingClientRect().top ?? 0;
  return { top: -start, bottom: window.innerHeight - start, isUp: -start < lastTop };
}

/**
 * Returns a function that renders a part of a long list: the rows near the viewport, the focused row and its
 * neighbours. Empty boxes replace the other rows. Rows may have different heights, which are measured after their first
 * render.
 *
 * @param list the element whose children are the rows
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  { name, keys, rowRem, isWhole, first, isFromEnd = false, awaited = -1 }: RowWindowOptions,
): RenderRows {
  const heights = useMemo(() => rowHeights(name), [name]);
  const count = keys.length;
  const [range, setRange] = useState<Rendered>(() => ({
    first: isFromEnd ? Math.max(0, count - first) : 0,
    last: isFromEnd ? count - 1 : first - 1,
    focused: -1,
    gap: heights.gap,
  }));
  const rendered = useRef(range);
  const anchor = useRef<Anchor>(null);
  const scheduled = useRef<() => void>(undefined);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    heights.wasShown = true;
    if (isWhole) {
      // Renders the current rows only. With rows that are added later, the list may be too long to be rendered whole.
      startTransition(() => setRange((before) => ({ ...before, first: 0, last: keys.length - 1 })));
      return;
    }
    let frame = 0;
    let lastTop = 0;
    let requested = rendered.current;
    const update = () => {
      frame = 0;
      const viewport = viewportOf(element, lastTop);
      if (!viewport) return;
      lastTop = viewport.top;
      measureRows(element, heights, keys);
      const { gap, rem, of } = heights;
      const heightOf = (index: number) => of.get(keys[index] ?? -1) ?? rowRem * rem;
      const metrics = { count: keys.length, gap, heightOf };
      const { range, isUrgent } = nextRange(metrics, viewport, rendered.current, requested);
      const next = { ...range, focused: focusedRow(element), gap };
      if (!isUrgent && isSame(next, requested)) return;
      requested = next;
      if (isUrgent) {
        flushSync(() => setRange(next));
        return;
      }
      anchor.current = anchorOf(element);
      // The rows in the viewport are already rendered. The next rows are rendered in a transition, so that scrolling
      // does not wait for them.
      startTransition(() => setRange(next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const measure = () => {
      measureList(element, heights);
      schedule();
    };
    // The neighbours of the focused row must be rendered. They are rendered already if the focused row is between the
    // first and the last rendered row.
    const focus = () => {
      const focused = focusedRow(element);
      const isInside = focused > rendered.current.first && focused < rendered.current.last;
      if (focused >= 0 && !isInside) setRange((before) => ({ ...before, focused }));
    };
    measureList(element, heights);
    // If the list is first shown at its end, its component scrolls the page to the end, and the scroll event updates it.
    if (!isFromEnd) schedule();
    scheduled.current = schedule;
    const stops = [
      listen(['scroll'], schedule),
      listen(['resize'], measure),
      listen(['focusin'], focus),
    ];
    return () => {
      cancelAnimationFrame(frame);
      scheduled.current = undefined;
      for (const stop of stops) stop();
    };
  }, [list, keys, rowRem, isWhole, isFromEnd, heights]);

  // After each render of rows, restores the scroll position and measures the new rows.
  useLayoutEffect(() => {
    rendered.current = range;
    const { row, top } = anchor.current ?? {};
    if (row?.isConnected && top !== undefined) scrollPage(window.scrollY + topInPage(row) - top);
    anchor.current = null;
    scheduled.current?.();
  }, [range]);

  const isAll = isWhole && (isFromEnd || heights.wasShown || first >= count);
  const shown = isAll ? { first: 0, last: count - 1 } : range;
  const spans = spansOf(count, shown, isWhole ? [] : [range.focused, awaited]);
  return (row, gap) =>
    spans.flatMap(({ start, end, isRendered }) => {
      if (isRendered) return Array.from({ length: end - start }, (_, index) => row(start + index));
      const height = gapHeight(heights, keys, rowRem, range.gap, start, end);
      return [gap(`gap ${start}`, { height, visibility: 'hidden' })];
    });
}
