import { expect, it } from 'vitest';
import { PARTS, parseOptions } from './options.ts';

const { paint, job } = PARTS;

it('without arguments, every figure is measured with nine visits on both CPUs', () => {
  expect(parseOptions([])).toEqual({
    parts: Object.values(PARTS),
    visits: 9,
    cpus: [4, 10],
    writeDocs: false,
    gate: false,
  });
});

it('arguments select the commit, the groups of figures, the visits, the CPU and the report', () => {
  const args = ['--against', 'main', '--only', 'paint,job', '--visits', '2', '--cpu', '10'];
  expect(parseOptions([...args, '--report', 'a.md'])).toEqual({
    against: 'main',
    parts: [paint, job],
    visits: 2,
    cpus: [10],
    report: 'a.md',
    writeDocs: false,
    gate: false,
  });
});

it('--write-docs is accepted alone', () => {
  expect(parseOptions(['--write-docs']).writeDocs).toBe(true);
});

it('--gate measures every part with one CPU', () => {
  const parts = Object.values(PARTS);
  expect(parseOptions(['--gate'])).toMatchObject({ gate: true, cpus: [4], parts });
});

it.each([
  [['--onyl', 'job'], '--onyl'],
  [['--only', 'jobs'], 'there is no jobs'],
  [['--only', ''], 'there is no '],
  [['--visits', '0'], '--visits: 0'],
  [['--visits', 'many'], '--visits: many'],
  [['--cpu', '6'], '--cpu: 6'],
  [['--against'], '--against'],
  [['main'], 'main'],
  [['--write-docs', '--cpu', '4'], 'whole table'],
  [['--gate', '--visits', '3'], '--gate has its own visits'],
  [['--gate', '--cpu', '10'], '--gate has its own visits'],
  [['--gate', '--write-docs'], '--gate has its own visits'],
])('refuses the arguments %j', (args, words) => {
  expect(() => parseOptions(args)).toThrow(words);
});

it('a time with a limit is compared with another time of the same run', () => {
  const figures = Object.values(PARTS).flatMap((part) => part.figures);
  const times = figures.filter(({ unit }) => unit === 'ms');
  const plain = times.filter(({ per }) => !per);
  expect(times.length).toBeGreaterThan(0);
  expect(plain.map(({ name }) => name)).toEqual([]);
});

it.each(Object.entries(PARTS))(
  'with --gate, the part %s is measured exactly if CI checks one of its figures',
  (_, { figures, steps }) => {
    const hasFigures = figures.some(({ inGate }) => inGate);
    expect(steps.some(({ gateRounds = 0 }) => gateRounds > 0)).toBe(hasFigures);
  },
);
