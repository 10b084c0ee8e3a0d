// Reads the JSON reports of Vitest and Playwright, and finds the tests that were not run.
import { relative, resolve } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../lib/sources.ts';
import type { StorySource } from '../stories/stories.ts';

export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Paths of the test files that ran, from the root. */
  readonly files: readonly string[];
  /** Ids of the stories that ran. */
  readonly stories: readonly string[];
}

const fromRoot = (path: string) => relative(ROOT, path).replaceAll('\\', '/');

/** Returns the results in a report of Vitest. */
export function vitestResults(report: JsonTestResults): Results {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name }) => fromRoot(name)),
    stories: tests.flatMap(({ meta }) => (meta as { storyId?: string }).storyId ?? []),
  };
}

const filesOf = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.map(({ file }) => file),
  ...suites.flatMap(filesOf),
];

/** Returns the results in a report of Playwright. A test that passed only when it was retried counts as failed. */
export function playwrightResults({ config, stats, suites }: JSONReport): Results {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: suites.flatMap(filesOf).map((file) => fromRoot(resolve(config.rootDir, file))),
    stories: [],
  };
}

/** Returns one line for each test file and each story that was not run, and one line if tests were skipped. */
export function leftOut(
  files: readonly string[],
  stories: readonly Pick<StorySource, 'id' | 'path'>[],
  results: readonly Results[],
): string[] {
  const ranFiles = new Set(results.flatMap((result) => result.files));
  const ranStories = new Set(results.flatMap((result) => result.stories));
  const skipped = results.reduce((sum, result) => sum + result.skipped, 0);
  const leftStories = stories.filter(({ id }) => !ranStories.has(id));
  return [
    ...files.filter((path) => !ranFiles.has(path)).map((path) => `not run: ${path}`),
    ...leftStories.map(({ id, path }) => `not run: ${path} (${id})`),
    ...(skipped > 0 ? [`skipped: ${skipped} tests`] : []),
  ];
}
