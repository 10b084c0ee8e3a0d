// Reads the JSON reports of Vitest and Playwright, and converts both to `Results`.
import { isAbsolute, join, relative } from 'node:path';
import { ROOT } from '../lib/sources.ts';

/** The results of a test run by Vitest or Playwright. */
export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** Paths of the test files that ran, from the root. */
  files: string[];
  /** Ids of the stories that ran. */
  stories: string[];
  tests: Timed[];
  failures: Failure[];
}

/** A failed test. `message` contains the first lines of its error message. */
export interface Failure {
  name: string;
  /** Path of the test file, from the root. */
  path: string;
  message: string;
}

/** A test and its duration in ms. */
export interface Timed {
  name: string;
  /** Path of the test file, from the root. */
  path: string;
  ms: number;
}

/** The fields of Vitest's JSON report that are used here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status?: string;
      failureMessages?: string[] | null;
      duration?: number | null;
      meta?: { storyId?: string };
    }[];
  }[];
}

interface Suite {
  specs?: {
    file: string;
    title: string;
    tests: { status?: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

/** The fields of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
  errors?: unknown[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: `\u001b` begins each colour code in the error messages.
const COLOURS = /\u001b\[[\d;]*m/g;

/** Returns the first lines of an error message, without colours and stack. */
function firstLines(message = 'no message'): string {
  const lines = message.replaceAll(COLOURS, '').split('\n');
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  return lines
    .slice(0, stack < 0 ? undefined : stack)
    .filter((line) => line.trim())
    .slice(0, 12)
    .join('\n');
}

const fromRoot = (path: string) => relative(ROOT, path).replaceAll('\\', '/');

/** Returns the results in a report of Vitest. A test file that could not be loaded counts as one failed test. */
export function vitestResults(report: VitestReport): Results {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const cases = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name }) => fromRoot(name)),
    stories: cases.flatMap(({ meta }) => meta?.storyId ?? []),
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: fullName.trim(),
        path: fromRoot(name),
        ms: duration ?? 0,
      })),
    ),
    failures: [
      ...unloaded.map(({ name, message }) => ({
        name: 'the file could not be loaded',
        path: fromRoot(name),
        message: firstLines(message),
      })),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({
            name: fullName.trim(),
            path: fromRoot(name),
            message: firstLines(failureMessages?.[0]),
          })),
      ),
    ],
  };
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Returns the results in a report of Playwright. A test that passed only when it was retried counts as failed. */
export function playwrightResults(report: PlaywrightReport): Results {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const { rootDir } = report.config;
  const specs = report.suites.flatMap(specsOf);
  const pathOf = (file: string) => fromRoot(isAbsolute(file) ? file : join(rootDir, file));
  return {
    passed: expected,
    failed: unexpected + flaky + (report.errors ?? []).length,
    skipped,
    files: [...new Set(specs.map(({ file }) => pathOf(file)))],
    stories: [],
    tests: specs.flatMap(({ file, title, tests }) =>
      tests.flatMap(({ results }) =>
        results.map(({ duration }) => ({ name: title, path: pathOf(file), ms: duration })),
      ),
    ),
    failures: specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => ({
          name: title,
          path: pathOf(file),
          message: firstLines(results.find(({ error }) => error)?.error?.message),
        })),
    ),
  };
}
