import { expect, it } from 'vitest';
import { type Cpu, FIGURES, type Figure } from './figures.ts';
import { rowOf, type Sample, type SideName } from './rows.ts';

const sample = (side: SideName, of: string, value: number): Sample => ({ side, cpu: 4, of, value });
const nameOf = (measurement: string) => (measurement === 'tap' ? 'tap: confirms' : measurement);
const FIGURE: Figure = { name: 'LCP / floor', unit: 'ms', limits: { 4: 1.2 }, of: 'LCP' };
const PER_FLOOR: Figure = { ...FIGURE, perFloor: 'LCP', allowance: 25 };

const judge = (figure: Figure, samples: readonly Sample[], isGate = false) =>
  rowOf(figure, 4, samples, ['floor', 'now'], isGate)?.holds;

const ALL = Object.values(FIGURES)
  .flat<readonly Figure[][]>()
  .flatMap((figure) =>
    Object.entries(figure.limits).map(([cpu, limit]) => ({
      figure,
      cpu: Number(cpu) as Cpu,
      limit,
    })),
  );

it.each(ALL)('$figure.name, CPU $cpu×: fails above $limit, with --gate too', (one) => {
  const { figure, cpu, limit } = one;
  const { of, perFloor, perOwn, unit } = figure;
  const isRatio = perFloor !== undefined || perOwn !== undefined;
  const rowWith = (value: number, isGate: boolean) => {
    const samples = [
      ...(perFloor === undefined ? [] : [sample('floor', nameOf(perFloor), 1000)]),
      ...(perOwn === undefined ? [] : [sample('now', perOwn, 1000)]),
      sample('now', nameOf(of), isRatio ? 1000 * value : value),
    ];
    const onCpu = samples.map((made) => ({ ...made, cpu }));
    return rowOf(figure, cpu, onCpu, ['floor', 'now'], isGate)?.cells.at(-1);
  };
  const more = limit * 1.001 + 0.001;
  const room = unit === 'ms' ? 1.15 : 1;
  expect([rowWith(limit, false), rowWith(more, false)]).toEqual(['PASS', 'FAIL']);
  expect([rowWith(limit * room, true), rowWith(more * room, true)]).toEqual(['PASS', 'FAIL']);
});

it.each<[string, readonly Sample[], boolean]>([
  ['fails if it was not measured', [sample('floor', 'LCP', 100)], false],
  ['fails if the floor was not measured', [sample('now', 'LCP', 100)], false],
  ['fails if the floor took no time', [sample('floor', 'LCP', 0), sample('now', 'LCP', 26)], false],
  ['holds up to its allowance', [sample('floor', 'LCP', 0), sample('now', 'LCP', 25)], true],
])('a figure that is a ratio %s', (_, samples, holds) => {
  expect(judge(PER_FLOOR, samples)).toBe(holds);
});

it('a figure is the median of its visits, their sum, or the largest median of the taps', () => {
  const shown = (figure: Partial<Figure>, samples: readonly Sample[]) =>
    rowOf({ ...FIGURE, ...figure }, 4, samples, ['now'], false)?.cells.at(3);
  const visits = [3, 1, 8, 2].map((value) => sample('now', 'LCP', value));
  expect(shown({ unit: '' }, visits)).toBe('2.5');
  expect(shown({ isSum: true }, visits)).toBe('14 ms');
  const taps = [90, 10, 20].map((value) => sample('now', 'tap: confirms', value));
  expect(shown({ of: 'tap' }, [...taps, sample('now', 'tap: redeems', 64)])).toBe('64 ms');
});

it('a row shows the value of each build, and its quotient', () => {
  const samples = [sample('floor', 'LCP', 1000), sample('now', 'LCP', 1300)];
  expect(rowOf(PER_FLOOR, 4, samples, ['floor', 'now'], false)).toEqual({
    cells: ['LCP / floor', '4×', '≤ 1.2× or 25 ms', '1,000 ms', '1.30× (1,300 ms)', 'FAIL'],
    holds: false,
    details: ['LCP: 1,300 ms'],
  });
  expect(rowOf(PER_FLOOR, 10, samples, ['floor', 'now'], false)).toBeNull();
});
