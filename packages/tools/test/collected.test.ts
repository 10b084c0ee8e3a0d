import type { JSONReport } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../lib/sources.ts';
import { leftOut, playwrightResults, vitestResults } from './collected.ts';

const vitest = vitestResults({
  ...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
  testResults: [
    { name: `${ROOT}a.test.ts`, assertionResults: [] },
    { name: `${ROOT}b.stories.tsx`, assertionResults: [{ meta: { storyId: 'b--one' } }] },
  ],
} as unknown as JsonTestResults);
const playwright = playwrightResults({
  config: { rootDir: `${ROOT}apps/e2e/journeys` },
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 },
  suites: [{ specs: [], suites: [{ specs: [{ file: 'c.spec.ts' }] }] }],
} as unknown as JSONReport);

it('a file, a story and a test that were not run are reported', () => {
  const files = ['a.test.ts', 'b.stories.tsx', 'apps/e2e/journeys/c.spec.ts', 'd.test.ts'];
  const stories = ['b--one', 'b--two'].map((id) => ({ id, path: 'b.stories.tsx' }));
  expect(leftOut({ files, stories }, [vitest, playwright])).toEqual([
    'not run: d.test.ts',
    'not run: b.stories.tsx (b--two)',
    'skipped: 2 tests',
  ]);
});

it('a journey that passed only when it was retried counts as failed', () => {
  expect(playwright).toMatchObject({ passed: 3, failed: 2 });
});
