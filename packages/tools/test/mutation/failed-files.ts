import type { RunnerTask, RunnerTestFile } from 'vitest';
import type { Plugin } from 'vitest/config';

/**
 * Adds a failed test to each file that throws before its first test. Stryker counts failed tests only, so a mutation
 * that makes every import of a file fail would count as not detected.
 */
export function failedFiles(): Plugin {
  return {
    name: 'failed-files',
    configureVitest({ vitest }) {
      const { state } = vitest;
      const getFiles = state.getFiles.bind(state);
      state.getFiles = (keys) => getFiles(keys).map(withFailedTest);
    },
  };
}

function withFailedTest(file: RunnerTestFile): RunnerTestFile {
  if (file.result?.state !== 'fail' || file.tasks.length > 0) return file;
  const test = {
    ...{ type: 'test', mode: 'run', name: 'is loaded', id: `${file.id}_load` },
    ...{ file, result: file.result },
  } as unknown as RunnerTask;
  return { ...file, tasks: [test] };
}
