import { expect, it } from 'vitest';
import type { Figure } from './figures.ts';
import { rowOf, type Sample, type SideName } from './rows.ts';

const sample = (side: SideName, of: string, value: number): Sample => ({ side, cpu: 4, of, value });
const FIGURE: Figure = { name: 'LCP', unit: 'ms', limits: { 4: 1200 }, of: 'LCP' };
const RATIO: Figure = { ...FIGURE, name: 'LCP / floor', limits: { 4: 1.2 } };
const PER_FLOOR: Figure = { ...RATIO, perFloor: 'LCP', allowance: 25 };

const judge = (figure: Figure, samples: readonly Sample[], isGate = false) =>
  rowOf(figure, 4, samples, ['floor', 'now'], isGate)?.holds;

it.each<[string, Figure, number, number]>([
  ['a time', FIGURE, 1200, 1380],
  ['a number', { ...FIGURE, unit: '' }, 1200, 1200],
  ["a ratio to the floor's time", PER_FLOOR, 1200, 1380],
  ['a ratio to a time of the app', { ...RATIO, perOwn: 'first LCP' }, 1200, 1380],
])(
  '%s holds up to its limit, and with --gate a time has 15 %% of room',
  (_, figure, most, inGate) => {
    const base = [sample('floor', 'LCP', 1000), sample('now', 'first LCP', 1000)];
    const holds = (value: number, isGate: boolean) =>
      judge(figure, [...base, sample('now', 'LCP', value)], isGate);
    expect([holds(most, false), holds(most + 1, false)]).toEqual([true, false]);
    expect([holds(inGate, true), holds(inGate + 1, true)]).toEqual([true, false]);
  },
);

it.each<[string, readonly Sample[], boolean]>([
  ['fails if it was not measured', [sample('floor', 'LCP', 100)], false],
  ['fails if the floor was not measured', [sample('now', 'LCP', 100)], false],
  ['fails if the floor took no time', [sample('floor', 'LCP', 0), sample('now', 'LCP', 26)], false],
  ['holds up to its allowance', [sample('floor', 'LCP', 0), sample('now', 'LCP', 25)], true],
])('a figure that is a ratio %s', (_, samples, holds) => {
  expect(judge(PER_FLOOR, samples)).toBe(holds);
});

it('a figure is the median of its visits, or the largest median of the taps', () => {
  const shown = (figure: Partial<Figure>, samples: readonly Sample[]) =>
    rowOf({ ...FIGURE, ...figure }, 4, samples, ['now'], false)?.cells.at(3);
  const visits = [3, 1, 8, 2].map((value) => sample('now', 'LCP', value));
  expect(shown({ unit: '' }, visits)).toBe('2.5');
  const taps = [90, 10, 20].map((value) => sample('now', 'tap: confirms', value));
  expect(shown({ of: 'tap' }, [...taps, sample('now', 'tap: redeems', 64)])).toBe('64 ms');
});

it('a row shows the value of each build, and its quotient', () => {
  const samples = [sample('floor', 'LCP', 1000), sample('now', 'LCP', 1300)];
  expect(rowOf(PER_FLOOR, 4, samples, ['floor', 'now'], false)).toEqual({
    cells: ['LCP / floor', '4×', '≤ 1.2× or 25 ms', '1,000 ms', '1.30× (1,300 ms)', 'FAIL'],
    holds: false,
  });
  expect(rowOf(PER_FLOOR, 10, samples, ['floor', 'now'], false)).toBeNull();
});
