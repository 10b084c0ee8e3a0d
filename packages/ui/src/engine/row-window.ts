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

/** How far beyond the viewport rows are rendered, in both directions, px. */
const AHEAD_PX = 500;
const BEHIND_PX = 100;
/** Rows are rendered again only when fewer than this many pixels remain rendered ahead. */
const MIN_AHEAD_PX = 250;

/** The rows from `first` to `last` are rendered, and `focused` with its neighbours wherever it is; -1 for none. */
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
  /** Height of a row before its first render, rem, so that it scales with the text size. */
  rowRem: number;
  /** Renders all rows, regardless of the viewport, after the first rows were painted. */
  isWhole: boolean;
  /** Number of rows rendered before anything is measured: about as many as a phone shows. */
  first: number;
  /** Whether the list is opened at its end. Default: at its start. */
  isFromEnd?: boolean | undefined;
  /** Index of a row that is rendered in any case, because it is about to get focus; -1 for none. Default: none. */
  awaited?: number | undefined;
}

/**
 * Renders the rows of a list in order.
 *
 * @param row renders the row at an index; its element has the index as `data-row`
 * @param gap renders an empty box in place of the rows between two rendered rows; it is marked `data-gap`
 */
export type RenderRows = (
  row: (index: number) => ReactNode,
  gap: (key: string, style: CSSProperties) => ReactNode,
) => ReactNode[];

const ROW = '[data-row]';

const rowOf = (element: Element | null) =>
  Number(element?.closest<HTMLElement>(ROW)?.dataset.row ?? -1);

/** The rendered rows of this list, without those of a nested list. */
function* renderedRows(list: Element): Generator<[index: number, row: HTMLElement]> {
  for (const child of list.children) {
    if (child instanceof HTMLElement && child.dataset.row !== undefined) {
      yield [Number(child.dataset.row), child];
    }
  }
}

/** Adds up to three neighbours of the row at `index`, so that Tab and Shift + Tab find the next row. */
function withNeighbours(shown: Set<number>, index: number, count: number): void {
  if (index < 0) return;
  for (let near = index - 1; near <= index + 1; near += 1) {
    if (near >= 0 && near < count) shown.add(near);
  }
}

/** Position of a row before rows above it are rendered, px. */
interface Anchor {
  row: HTMLElement;
  top: number;
}

const topInPage = (row: Element) => row.getBoundingClientRect().top + window.scrollY;

/** The first row in the viewport, if the browser has no scroll anchoring (Safari). */
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
 * Chooses the rendered rows of a long list: those near the viewport, the row that has the focus, and its neighbours.
 * Boxes replace the other rows. Rows may have any height: they are measured after their first render.
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
      // A list that has grown keeps its rendered rows until the viewport is known.
      startTransition(() => setRange((before) => ({ ...before, first: 0, last: keys.length - 1 })));
      return;
    }
    let frame = 0;
    let lastTop = 0;
    let requested: Range | null = null;

    const pitchOf = (index: number) =>
      (heights.of.get(keys[index] ?? -1) ?? rowRem * heights.rem) + heights.gap;

    /** The rows that overlap the part from `from` to `to`, px from the start of the list. */
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
      // Showing or hiding a browser's toolbars changes only the height of the viewport.
      const width = window.innerWidth;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (heights.width !== width || heights.rem !== rem) heights.of.clear();
      Object.assign(heights, { width, rem });
      heights.gap = Number.parseFloat(getComputedStyle(current as Element).rowGap) || 0;
    }

    const follow = () => {
      frame = 0;
      // A list that has just left the page, or is hidden, has no heights to measure.
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
        // The page has jumped, so the rows in the viewport must be rendered at once.
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
      // Not urgent: these rows were near the viewport before, and scrolling must not wait for them.
      startTransition(() => setRange(next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(follow);
    };
    // Keeps a row that is rendered only for the focus, until scrolling has reached it.
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
    // A list that opens at its end has yet to be scrolled there.
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

  // Measures the rows that were just rendered. The viewport may have moved meanwhile.
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
    // Initially no height is known, so a long list costs nothing.
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
