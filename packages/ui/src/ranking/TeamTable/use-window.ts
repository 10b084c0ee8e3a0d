import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far beyond the view rows are rendered: where the list is being scrolled to, and where it comes from, px. */
const AHEAD_PX = 700;
const BEHIND_PX = 100;
/** Height of a row before its first render, in rem, so that it scales with the text size. */
const ROW_REM = 4.75;

/** Blocks of rows: those from `first` to `last` are rendered, and the one with the focus wherever it is. */
interface Range {
  first: number;
  last: number;
  /** -1 for none. */
  focused: number;
}

export interface BlockWindow {
  /** Indexes of the blocks to render, in order. */
  shown: readonly number[];
  /** CSS height of the box in place of the blocks from `from` up to `until`. */
  heightOf: (from: number, until: number) => string;
}

const blockOf = (element: Element | null | undefined) =>
  Number(element?.closest<HTMLElement>('tbody[data-block]')?.dataset.block ?? -1);

const indexes = ({ first, last, focused }: Range): number[] => {
  const near = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (focused < 0 || (focused >= first && focused <= last)) return near;
  return focused < first ? [focused, ...near] : [...near, focused];
};

/**
 * Which blocks of a long table are near the view; at first only the first one, so that it is painted before the rest is
 * laid out. The block that contains the focus stays, so that scrolling does not lose the focus.
 *
 * @param rows number of rows of each block
 * @param isWhole all of them are rendered, wherever the view is
 */
export function useBlockWindow(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly number[],
  isWhole: boolean,
): BlockWindow {
  const [range, setRange] = useState<Range>({ first: 0, last: 0, focused: -1 });
  /** Heights of the blocks that were rendered once, px. */
  const heights = useRef(new Map<number, number>());

  useEffect(() => {
    const { current } = table;
    if (!current) return;
    let shown: Range | null = null;
    let lastTop = 0;
    let frame = 0;
    let rem = 0;
    const update = () => {
      frame = 0;
      for (const body of current.querySelectorAll<HTMLElement>('tbody[data-block]')) {
        const index = blockOf(body);
        if (!heights.current.has(index)) heights.current.set(index, body.offsetHeight);
      }
      const top = -current.getBoundingClientRect().top - (current.tHead?.offsetHeight ?? 0);
      const isUp = top < lastTop;
      lastTop = top;
      const from = top - (isUp ? AHEAD_PX : BEHIND_PX);
      const to = top + window.innerHeight + (isUp ? BEHIND_PX : AHEAD_PX);
      const focused = current.contains(document.activeElement)
        ? blockOf(document.activeElement)
        : -1;
      const next = { first: rows.length - 1, last: 0, focused };
      let start = 0;
      for (const [index, count] of rows.entries()) {
        const end = start + (heights.current.get(index) ?? count * ROW_REM * rem);
        if (isWhole || (end > from && start < to)) {
          next.first = Math.min(next.first, index);
          next.last = index;
        }
        start = end;
      }
      next.first = Math.min(next.first, next.last);
      const isSame =
        shown?.first === next.first && shown.last === next.last && shown.focused === focused;
      if (isSame) return;
      shown = next;
      // Not urgent: what comes into view was near it before, and scrolling must not wait.
      startTransition(() => setRange(next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    let width = 0;
    const measure = () => {
      // A browser's bars that come and go change the height of the view only.
      if (width !== window.innerWidth) {
        width = window.innerWidth;
        rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
        heights.current.clear();
      }
      update();
    };
    measure();
    if (isWhole) return;
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', measure);
    };
  }, [table, rows, isWhole]);

  const last = Math.min(range.last, rows.length - 1);
  return {
    shown: indexes({ ...range, first: Math.min(range.first, last), last }).filter(
      (index) => index >= 0 && index < rows.length,
    ),
    heightOf(from, until) {
      let px = 0;
      let unknown = 0;
      for (let index = from; index < until; index += 1) {
        const height = heights.current.get(index);
        if (height === undefined) unknown += rows[index] ?? 0;
        else px += height;
      }
      return `calc(${px}px + ${unknown * ROW_REM}rem)`;
    },
  };
}
