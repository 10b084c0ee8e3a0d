import { expect, it } from 'vitest';
import { type Result, report } from './report.ts';

const result = (row: string, fault: Result['fault'], ...problems: string[]): Result => ({
  row,
  call: 'GET /orders',
  fault,
  problems,
  ms: 50,
});

it('report counts cells by row and fault, sums their time, and lists failed cells', () => {
  const { lines, failed } = report(
    [
      result('/rewards', null),
      result('/rewards', 'offline'),
      result('/rewards', 'too-many-429', 'no control', '2 headings'),
      result('/vault', 'offline'),
    ],
    ['offline', 'too-many-429'],
  );
  expect(failed).toBe(1);
  const table = lines.slice(0, 4).map((line) => line.trim().split(/\s+/));
  expect(table).toEqual([
    ['reset', '429', 'all', 's'],
    ['/rewards', '1', '0/1', '2/3', '0.1'],
    ['/vault', '1', '1', '0.1'],
    ['all', '2', '0/1', '3/4', '0.2'],
  ]);
  expect(lines).toContain('✗ /rewards, GET /orders, too-many-429: no control; 2 headings');
  expect(lines.at(-1)).toBe('3 passed, 1 failed');
});

it('report separates the columns of a table with large numbers', () => {
  const many = Array.from({ length: 250 }, (_, at) =>
    at === 0 ? result('/vault', 'offline', 'no text') : result('/vault', 'offline'),
  );
  expect(report(many, ['offline']).lines[1]).toMatch(/ 249\/250 +249\/250 +12\.5$/);
});
