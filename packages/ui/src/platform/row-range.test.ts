import { describe, expect, it } from 'vitest';
import { nextRange, type RowMetrics, type RowRange, rowsBetween, spansOf } from './row-range.ts';

/** 100 rows of 40 px with gaps of 10 px, so row n begins at 50 n. */
const EVEN: RowMetrics = { count: 100, gap: 10, heightOf: () => 40 };
/** Every tenth row is 400 px high. */
const UNEVEN: RowMetrics = { ...EVEN, heightOf: (index) => (index % 10 === 0 ? 400 : 40) };

const range = (first: number, last: number): RowRange => ({ first, last });

describe('the rows between two positions', () => {
  it.each<[string, RowMetrics, number, number, RowRange]>([
    ['at the start', EVEN, 0, 100, range(0, 1)],
    ['from a position inside of a row', EVEN, 120, 220, range(2, 4)],
    ['before the start', EVEN, -300, -100, range(0, 0)],
    ['after the end', EVEN, 9_000, 9_500, range(99, 99)],
    ['across the end', EVEN, 4_900, 9_500, range(98, 99)],
    ['all', EVEN, 0, 5_000, range(0, 99)],
    ['of different heights', UNEVEN, 400, 500, range(0, 2)],
    ['of a list with one row', { ...EVEN, count: 1 }, 0, 800, range(0, 0)],
  ])('%s', (_, metrics, from, to, expected) => {
    expect(rowsBetween(metrics, from, to)).toEqual(expected);
  });
});

describe('the rows to render', () => {
  /** A phone of 600 px whose first line is at `top`. */
  const at = (top: number, isUp = false) => ({ top, bottom: top + 600, isUp });

  it.each<[string, ReturnType<typeof at>, RowRange, RowRange, boolean]>([
    ['down: 500 px ahead, 100 behind', at(2_000), range(30, 51), range(38, 61), false],
    ['up: 100 px behind, 500 ahead', at(2_000, true), range(43, 60), range(30, 53), false],
    ['unchanged while 250 px remain ahead', at(2_000), range(38, 57), range(38, 57), false],
    ['fewer if too many are rendered', at(2_000), range(0, 99), range(38, 61), false],
    ['only those in the viewport after a jump down', at(3_000), range(0, 20), range(60, 71), true],
    ['only those in the viewport after a jump up', at(0), range(60, 71), range(0, 11), true],
  ])('%s', (_, viewport, rendered, expected, isUrgent) => {
    expect(nextRange(EVEN, viewport, rendered, rendered)).toEqual({ range: expected, isUrgent });
  });

  it('are not requested again while React renders them', () => {
    const requested = range(38, 61);
    expect(nextRange(EVEN, at(2_000), range(30, 51), requested).range).toBe(requested);
  });
});

describe('a list is divided', () => {
  const text = (count: number, rows: RowRange, others: number[]) =>
    spansOf(count, rows, others)
      .map(({ start, end, isRendered }) => `${isRendered ? 'rows' : 'gap'} ${start}-${end - 1}`)
      .join(', ');

  it.each<[string, string]>([
    [text(9, range(0, 8), [-1]), 'rows 0-8'],
    [text(9, range(3, 4), [-1]), 'gap 0-2, rows 3-4, gap 5-8'],
    [text(9, range(0, 1), [7]), 'rows 0-1, gap 2-5, rows 6-8'],
    [text(9, range(0, 1), [2]), 'rows 0-3, gap 4-8'],
    [text(9, range(4, 5), [0, 8]), 'rows 0-1, gap 2-3, rows 4-5, gap 6-6, rows 7-8'],
    // A list that has become shorter than the rendered range.
    [text(2, range(4, 9), [-1]), 'gap 0-0, rows 1-1'],
    [text(0, range(0, 9), [-1]), ''],
  ])('%s', (actual, expected) => {
    expect(actual).toBe(expected);
  });
});
