import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  type Figure,
  formatValue,
  holds,
  median,
  medianPerFloor,
  plainTable,
  rowOf,
  Samples,
} from './figures.ts';

const samples = (values: Readonly<Record<string, readonly number[]>>): Samples => {
  const made = new Samples();
  for (const [name, all] of Object.entries(values)) for (const value of all) made.add(name, value);
  return made;
};

const LCP: Figure = {
  name: 'LCP / floor',
  unit: 'ms',
  limits: { 4: 1.15, 10: 1.25 },
  ...medianPerFloor('lcp'),
  remarks: (side) => side.remarksOf('lcp'),
};
const TBT: Figure = { ...LCP, name: 'TBT / floor', limits: { 4: 1 }, allowance: 25 };
const plain = (name: string, unit: Figure['unit'], limit: number): Figure => ({
  name,
  unit,
  limits: { 4: limit },
  value: (side) => side.median(name),
});
const NODES = plain('nodes', '', 600);

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('Samples returns the median and the names of measurements', () => {
  const side = samples({ 'tap: a': [3, 1, 2], 'tap: b': [5], lcp: [9] });
  expect([side.median('tap: a'), side.median('none')]).toEqual([2, Number.NaN]);
  expect(side.names('tap: ')).toEqual(['tap: a', 'tap: b']);
});

describe('whether a value is within its limit', () => {
  const RATIO = { limit: 1 };
  const ALLOWING = { limit: 1, allowance: 25 };

  it.each([
    ['yes for a value equal to the limit', { limit: 56 }, 56, 1, true],
    ['no for a larger value', { limit: 56 }, 57, 1, false],
    ['yes for a ratio equal to the limit', { limit: 1.15 }, 1150, 1000, true],
    ['no for a larger ratio', { limit: 1.15 }, 1151, 1000, false],
    ['no if the divisor is 0', RATIO, 26, 0, false],
    ['yes for a value equal to the allowance, with too large a ratio', ALLOWING, 25, 0, true],
    ['no for a value above the allowance if the divisor is 0', ALLOWING, 26, 0, false],
    ['yes for a value above the allowance with a ratio in the limit', ALLOWING, 40, 40, true],
    ['unknown if the value was not measured', { limit: 56 }, Number.NaN, 1, null],
    ['unknown if the divisor was not measured', RATIO, 12, Number.NaN, null],
  ])('%s', (_, limit, value, per, expected) => {
    expect(holds(limit, value, per)).toBe(expected);
  });
});

describe('a row of the table', () => {
  const sides = {
    floor: samples({ lcp: [1000] }),
    before: samples({ lcp: [1500] }),
    now: samples({ lcp: [1300, 1100, 1200], nodes: [640] }),
  };
  sides.now.remark('lcp', 'largest paint: p');

  it('contains the ratio and the value of each build', () => {
    expect(rowOf(LCP, 4, sides)).toEqual({
      name: 'LCP / floor',
      cpu: '4×',
      limit: '≤ 1.15×',
      values: { floor: '1,000 ms', before: '1.50× (1,500 ms)', now: '1.20× (1,200 ms)' },
      holds: false,
      remarks: ['largest paint: p'],
    });
    expect(rowOf(LCP, 10, sides)).toMatchObject({ limit: '≤ 1.25×', holds: true, remarks: [] });
  });

  it('contains a value without a ratio if the divisor is missing or 0', () => {
    const { floor: _, ...apps } = sides;
    expect(rowOf(LCP, 4, apps)).toMatchObject({ values: { now: '1,200 ms' }, holds: null });
    const now = samples({ lcp: [20] });
    expect(rowOf(TBT, 4, { floor: samples({ lcp: [0] }), now })).toMatchObject({
      limit: '≤ 1× or 25 ms',
      values: { floor: '0 ms', now: '20 ms' },
      holds: true,
    });
  });

  it('is omitted at a CPU that `limits` does not contain, and without a measurement', () => {
    expect(rowOf(NODES, 10, sides)).toBeNull();
    expect(rowOf(NODES, 4, { now: new Samples() })).toBeNull();
    expect(rowOf(NODES, 4, sides)).toMatchObject({ values: { before: '', now: '640' } });
  });

  it('has a limit that is multiplied by `room` if it is a time, but not if it is a count', () => {
    expect(rowOf(LCP, 4, sides, 1.15)).toMatchObject({ limit: '≤ 1.32×', holds: true });
    expect(rowOf(LCP, 4, sides, 1.04)).toMatchObject({ limit: '≤ 1.2×', holds: false });
    expect(rowOf(NODES, 4, sides, 1.15)).toMatchObject({ limit: '≤ 600', holds: false });
  });
});

it.each([
  [154181, '154,181'],
  [12.34, '12.3'],
  [1.15, '1.15'],
  [0.0104, '0.0104'],
  [0, '0'],
])('formatValue(%d) returns %s', (value, text) => {
  expect(formatValue(value)).toBe(text);
});

describe('the table', () => {
  const floor = samples({ lcp: [1000] });
  const now = samples({ lcp: [1100], nodes: [640] });
  const rows = [LCP, NODES].flatMap((figure) => rowOf(figure, 4, { floor, now }) ?? []);

  it('has a column for the earlier commit if one was measured', () => {
    expect(cellsOf(rows, null)).toEqual([
      ['figure', 'CPU', 'limit', 'floor', 'now', ''],
      ['LCP / floor', '4×', '≤ 1.15×', '1,000 ms', '1.10× (1,100 ms)', 'PASS'],
      ['nodes', '4×', '≤ 600', '', '640', 'FAIL'],
    ]);
    const [heads] = cellsOf(rows, 'abc1234');
    expect(heads).toEqual(['figure', 'CPU', 'limit', 'floor', 'abc1234', 'now', '']);
  });

  it('is formatted in aligned columns', () => {
    const cells = [
      ['figure', 'now'],
      ['INP', '64 ms'],
    ];
    expect(plainTable(cells)).toBe('figure  now\nINP     64 ms');
  });
});
