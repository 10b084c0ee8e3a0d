// Reads the JSON reports of Vitest and Playwright, and converts both to `Results`.
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { ROOT } from '../lib/sources.ts';

interface Test {
  name: string;
  /** Path of the test file, from the root. */
  path: string;
}

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** Paths of the test files that ran, from the root. */
  files: string[];
  /** Ids of the stories that ran. */
  stories: string[];
  /** All tests with their durations in ms. */
  tests: (Test & { ms: number })[];
  /** The failed tests. `message` contains the first lines of the error message. */
  failures: (Test & { message: string })[];
}

/** Returns the first lines of an error message, without colours and stack. */
function firstLines(message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines
    .slice(0, stack < 0 ? undefined : stack)
    .filter((line) => line.trim())
    .slice(0, 12)
    .join('\n');
}

const fromRoot = (path: string) => relative(ROOT, path).replaceAll('\\', '/');

/** Returns the results in a report of Vitest. A test file that could not be loaded counts as one failed test. */
export function vitestResults(report: JsonTestResults): Results {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, ...test }) => ({
      ...test,
      name: fullName.trim(),
      path: fromRoot(path),
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name }) => fromRoot(name)),
    stories: tests.flatMap(({ meta }) => (meta as { storyId?: string }).storyId ?? []),
    tests: tests.map(({ name, path, duration }) => ({ name, path, ms: duration ?? 0 })),
    failures: [
      ...unloaded.map(({ name, message }) => ({
        name: 'the file could not be loaded',
        path: fromRoot(name),
        message: firstLines(message),
      })),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, path, failureMessages }) => ({
          name,
          path,
          message: firstLines(failureMessages?.[0]),
        })),
    ],
  };
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Returns the results in a report of Playwright. A test that passed only when it was retried counts as failed. */
export function playwrightResults({ config, errors, stats, suites }: JSONReport): Results {
  const tests = suites.flatMap(specsOf).flatMap((spec) => {
    const path = fromRoot(resolve(config.rootDir, spec.file));
    return spec.tests.map(({ status, results }) => ({ name: spec.title, path, status, results }));
  });
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    files: [...new Set(tests.map(({ path }) => path))],
    stories: [],
    tests: tests.flatMap(({ name, path, results }) =>
      results.map(({ duration }) => ({ name, path, ms: duration })),
    ),
    failures: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ name, path, results }) => ({
        name,
        path,
        message: firstLines(results.find(({ error }) => error)?.error?.message),
      })),
  };
}
