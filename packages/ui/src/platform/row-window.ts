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
import { type RowKey, rowHeights } from './row-heights.ts';
import { scrollPage } from './scroll.ts';

/** Rows are rendered up to this distance from the viewport in the direction of scrolling. */
const AHEAD_PX = 500;
const BEHIND_PX = 100;
/** Rows are rendered again only when fewer than this many pixels remain rendered ahead. */
const MIN_AHEAD_PX = 250;

/**
 * The indexes of the rendered rows: from `first` to `last`, and the row `focused` with its neighbours. `focused` is -1
 * if no row is focused.
 */
interface Range {
  first: number;
  last: number;
  focused: number;
  /** Space between two rows, px. */
  gap: number;
}

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

const ROW = '[data-row]';

const rowOf = (element: Element | null) =>
  Number(element?.closest<HTMLElement>(ROW)?.dataset.row ?? -1);

/** Iterates over the rendered rows of this list, without the rows of nested lists. */
function* renderedRows(list: Element): Generator<[index: number, row: HTMLElement]> {
  for (const child of list.children) {
    if (child instanceof HTMLElement && child.dataset.row !== undefined) {
      yield [Number(child.dataset.row), child];
    }
  }
}

/** Adds the row at `index` and its two neighbours to `shown`, so that Tab and Shift + Tab find the next row. */
function withNeighbours(shown: Set<number>, index: number, count: number): void {
  if (index < 0) return;
  for (let near = index - 1; near <= index + 1; near += 1) {
    if (near >= 0 && near < count) shown.add(near);
  }
}

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

const isSame = (a: Range, b: Range) =>
  a.first === b.first && a.last === b.last && a.focused === b.focused && a.gap === b.gap;

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
  const [range, setRange] = useState<Range>(() => ({
    first: isFromEnd ? Math.max(0, count - first) : 0,
    last: isFromEnd ? count - 1 : first - 1,
    focused: -1,
    gap: heights.gap,
  }));
  const rendered = useRef(range);
  const anchor = useRef<Anchor>(null);
  const update = useRef<() => void>(undefined);

  useEffect(() => {
    const { current } = list;
    if (!current) return;
    heights.wasShown = true;
    if (isWhole) {
      // Renders the current rows only. With rows that are added later, the list may be too long to be rendered whole.
      startTransition(() => setRange((before) => ({ ...before, first: 0, last: keys.length - 1 })));
      return;
    }
    let frame = 0;
    let lastTop = 0;
    let requested: Range | null = null;

    const pitchOf = (index: number) =>
      (heights.of.get(keys[index] ?? -1) ?? rowRem * heights.rem) + heights.gap;

    /** Returns the indexes of the rows between `from` and `to`, in px from the start of the list. */
    function rowsBetween(from: number, to: number): Pick<Range, 'first' | 'last'> {
      const end = keys.length - 1;
      let touched = -1;
      let index = 0;
      for (let start = 0; index <= end && start < to; index += 1) {
        start += pitchOf(index);
        if (touched < 0 && start > from) touched = index;
      }
      return { first: touched < 0 ? Math.min(index, end) : touched, last: Math.max(0, index - 1) };
    }

    function measure(): void {
      // The measured heights depend on the width of the window and the text size, not on the window's height, which
      // changes when the browser shows or hides its toolbars.
      const width = window.innerWidth;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (heights.width !== width || heights.rem !== rem) heights.of.clear();
      Object.assign(heights, { width, rem });
      heights.gap = Number.parseFloat(getComputedStyle(current as Element).rowGap) || 0;
    }

    const follow = () => {
      frame = 0;
      // A list that is hidden or no longer in the page cannot be measured.
      if (current.getClientRects().length === 0) return;
      for (const [index, row] of renderedRows(current)) {
        const key = keys[index];
        if (key !== undefined) heights.of.set(key, row.getBoundingClientRect().height);
      }
      const start = current.querySelector(`${ROW}, [data-gap]`)?.getBoundingClientRect().top ?? 0;
      const top = -start;
      const bottom = top + window.innerHeight;
      const isUp = top < lastTop;
      lastTop = top;
      const focused = current.contains(document.activeElement) ? rowOf(document.activeElement) : -1;
      const { gap } = heights;
      const before = requested ?? rendered.current;
      const seen = rowsBetween(top, bottom);
      if (seen.last < rendered.current.first || seen.first > rendered.current.last) {
        // The viewport has jumped to rows that are not rendered, so they must be rendered at once.
        requested = { ...seen, focused, gap };
        const urgent = requested;
        flushSync(() => setRange(urgent));
        return;
      }
      const near = (ahead: number, behind: number) =>
        rowsBetween(top - (isUp ? ahead : behind), bottom + (isUp ? behind : ahead));
      const least = near(MIN_AHEAD_PX, BEHIND_PX);
      const most = rowsBetween(top - AHEAD_PX, bottom + AHEAD_PX);
      const isEnough =
        before.first <= least.first &&
        before.last >= least.last &&
        before.first >= most.first &&
        before.last <= most.last;
      const next = { ...(isEnough ? before : near(AHEAD_PX, BEHIND_PX)), focused, gap };
      if (isSame(next, before)) return;
      requested = next;
      anchor.current = anchorOf(current);
      // The rows in the viewport are already rendered. The next rows are rendered in a transition, so that scrolling
      // does not wait for them.
      startTransition(() => setRange(next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(follow);
    };
    // Called when a row gets the focus. The neighbours of the focused row must be rendered. If the row is between the
    // first and the last rendered row, its neighbours are rendered already.
    const focus = ({ target }: FocusEvent) => {
      const focused = rowOf(target as Element);
      const isInside = focused > rendered.current.first && focused < rendered.current.last;
      if (!isInside) setRange((before) => ({ ...before, focused }));
    };
    const resize = () => {
      measure();
      schedule();
    };
    measure();
    // If the list is first shown at its end, its component scrolls the page to the end. The scroll event then calls
    // `schedule`.
    if (!isFromEnd) schedule();
    update.current = schedule;
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', resize);
    current.addEventListener('focusin', focus);
    return () => {
      cancelAnimationFrame(frame);
      update.current = undefined;
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', resize);
      current.removeEventListener('focusin', focus);
    };
  }, [list, keys, rowRem, isWhole, isFromEnd, heights]);

  // After each render of rows, restores the scroll position and measures the new rows.
  useLayoutEffect(() => {
    rendered.current = range;
    const { row, top } = anchor.current ?? {};
    if (row?.isConnected && top !== undefined) scrollPage(window.scrollY + topInPage(row) - top);
    anchor.current = null;
    update.current?.();
  }, [range]);

  const shown = new Set<number>();
  const isAll = isWhole && (isFromEnd || heights.wasShown || first >= count);
  const from = isAll ? 0 : Math.min(range.first, count - 1);
  const until = isAll ? count : Math.min(range.last + 1, count);
  for (let index = Math.max(0, from); index < until; index += 1) shown.add(index);
  if (!isWhole) {
    withNeighbours(shown, range.focused, count);
    withNeighbours(shown, awaited, count);
  }
  const heightOf = (start: number, end: number) => {
    let px = (end - start - 1) * range.gap;
    let unmeasured = end - start;
    // If no row was measured yet, the loop would find no height and would be slow for a long list, so it is skipped.
    for (let index = start; heights.of.size > 0 && index < end; index += 1) {
      const height = heights.of.get(keys[index] ?? -1);
      if (height === undefined) continue;
      px += height;
      unmeasured -= 1;
    }
    return `calc(${px}px + ${unmeasured * rowRem}rem)`;
  };
  return (row, gap) => {
    const rendered: ReactNode[] = [];
    let next = 0;
    const fill = (until: number) => {
      if (until > next) {
        rendered.push(gap(`gap ${next}`, { height: heightOf(next, until), visibility: 'hidden' }));
      }
    };
    for (const index of [...shown].sort((a, b) => a - b)) {
      fill(index);
      rendered.push(row(index));
      next = index + 1;
    }
    fill(count);
    return rendered;
  };
}
