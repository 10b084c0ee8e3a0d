import type { RunnerTask, RunnerTestFile } from 'vitest';
import type { Plugin } from 'vitest/config';

/**
 * Adds a failed test to the results of each test file that throws before its first test. Stryker counts only failed
 * tests. Without this plugin, a mutation that makes every import of a module fail would count as not detected.
 */
export const failedFiles = (): Plugin => ({
  name: 'failed-files',
  configureVitest({ vitest: { state } }) {
    const getFiles = state.getFiles.bind(state);
    state.getFiles = (keys) => getFiles(keys).map(withFailedTest);
  },
});

function withFailedTest(file: RunnerTestFile): RunnerTestFile {
  if (file.result?.state !== 'fail' || file.tasks.length > 0) return file;
  const test = {
    ...{ type: 'test', mode: 'run', name: 'is loaded', id: `${file.id}_load` },
    ...{ file, result: file.result },
  } as unknown as RunnerTask;
  return { ...file, tasks: [test] };
}
