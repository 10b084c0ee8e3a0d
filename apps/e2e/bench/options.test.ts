import { expect, it } from 'vitest';
import { PART_NAMES, parseOptions } from './options.ts';

it('measures everything nine times where nothing else is asked for', () => {
  expect(parseOptions([])).toEqual({
    against: null,
    parts: PART_NAMES,
    visits: 9,
    cpus: [4, 10],
    report: null,
    writeDocs: false,
  });
});

it('takes a part of it', () => {
  const args = ['--against', 'main', '--only', 'paint,job', '--visits', '2', '--cpu', '10'];
  expect(parseOptions([...args, '--report', 'a.md'])).toEqual({
    against: 'main',
    parts: ['paint', 'job'],
    visits: 2,
    cpus: [10],
    report: 'a.md',
    writeDocs: false,
  });
});

it('writes the page of figures, of all of them alone', () => {
  expect(parseOptions(['--write-docs']).writeDocs).toBe(true);
  expect(() => parseOptions(['--write-docs', '--cpu', '4'])).toThrow('whole table');
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
])('refuses %j', (args, words) => {
  expect(() => parseOptions(args)).toThrow(words);
});
