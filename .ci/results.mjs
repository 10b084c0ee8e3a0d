// Reads the JSON reports of vitest and playwright into one form.
import { isAbsolute, join, relative } from 'node:path';
import { ROOT } from './sources.mjs';

const fromRoot = (path) => relative(ROOT, path).replaceAll('\\', '/');

/**
 * What a vitest report tells: `{ passed, failed, skipped, files, stories }`. A file that could not even be
 * loaded counts as one failed test.
 */
export function vitestResults(report) {
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
  };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** What a playwright report tells, in the same form. A test that passed only when tried again failed. */
export function playwrightResults(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const { rootDir } = report.config;
  const files = report.suites
    .flatMap(specsOf)
    .map(({ file }) => (isAbsolute(file) ? file : join(rootDir, file)));
  return {
    passed: expected,
    failed: unexpected + flaky + (report.errors ?? []).length,
    skipped,
    files: [...new Set(files)].map(fromRoot),
    stories: [],
  };
}
