import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../lib/sources.ts';
import { leftOut } from './collected.ts';
import { playwrightResults, type Results, vitestResults } from './results.ts';

describe('leftOut', () => {
  const onDisk = {
    files: ['a.test.ts', 'b.stories.tsx'],
    stories: [{ id: 'b--one', path: 'b.stories.tsx' }],
  };

  const result = (over: Partial<Results>) => ({ files: [], stories: [], skipped: 0, ...over });

  it('returns nothing if the results contain every file and story', () => {
    const results = [
      result({ files: ['a.test.ts'] }),
      result({ files: ['b.stories.tsx'], stories: ['b--one'] }),
    ];
    expect(leftOut(onDisk, results)).toEqual([]);
  });

  it.each([
    ['a file', result({ files: ['b.stories.tsx'], stories: ['b--one'] }), 'not run: a.test.ts'],
    ['a story', result({ files: onDisk.files }), 'not run: b.stories.tsx (b--one)'],
    [
      'a skipped test',
      result({ files: onDisk.files, stories: ['b--one'], skipped: 2 }),
      'skipped: 2 tests',
    ],
  ])('reports what was not run: %s', (_, results, problem) => {
    expect(leftOut(onDisk, [results])).toEqual([problem]);
  });
});

describe('readers of reports', () => {
  it('counts a file that vitest could not load as one failed test', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 1,
      testResults: [
        {
          name: `${ROOT}a.test.ts`,
          status: 'failed',
          message: 'No such module',
          assertionResults: [],
        },
        {
          name: `${ROOT}b.stories.tsx`,
          status: 'passed',
          assertionResults: [
            { fullName: ' One', status: 'passed', duration: 12, meta: { storyId: 'b--one' } },
            {
              fullName: 'Two',
              status: 'failed',
              failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at somewhere.ts:3'],
              meta: {},
            },
          ],
        },
      ],
    };
    expect(vitestResults(report as unknown as JsonTestResults)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 1,
      files: ['a.test.ts', 'b.stories.tsx'],
      stories: ['b--one'],
      tests: [
        { name: 'One', path: 'b.stories.tsx', ms: 12 },
        { name: 'Two', path: 'b.stories.tsx', ms: 0 },
      ],
      failures: [
        { name: 'the file could not be loaded', path: 'a.test.ts', message: 'No such module' },
        { name: 'Two', path: 'b.stories.tsx', message: 'expected 1 to be 2' },
      ],
    });
  });

  it('counts a journey that passed only when retried as failed', () => {
    const spec = (title: string, ...durations: number[]) => ({
      file: 'a.spec.ts',
      title,
      tests: [
        {
          status: durations.length > 1 ? 'flaky' : 'expected',
          results: durations.map((duration, at) =>
            at < durations.length - 1 ? { duration, error: { message: 'not seen' } } : { duration },
          ),
        },
      ],
    });
    const report = {
      config: { rootDir: `${ROOT}apps/e2e/journeys` },
      errors: [],
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [{ specs: [spec('one', 5)], suites: [{ specs: [spec('two', 7, 8)] }] }],
    };
    expect(playwrightResults(report as unknown as JSONReport)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 0,
      files: ['apps/e2e/journeys/a.spec.ts'],
      stories: [],
      tests: [
        { name: 'one', path: 'apps/e2e/journeys/a.spec.ts', ms: 5 },
        { name: 'two', path: 'apps/e2e/journeys/a.spec.ts', ms: 7 },
        { name: 'two', path: 'apps/e2e/journeys/a.spec.ts', ms: 8 },
      ],
      failures: [{ name: 'two', path: 'apps/e2e/journeys/a.spec.ts', message: 'not seen' }],
    });
  });
});
