import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SERVER_CONDITIONS } from '../../lib/conditions.ts';
import { failedFiles } from './failed-files.ts';
import { PATIENCE_MS, TEST_TIMEOUT_MS } from './short-patience.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Configuration of the tests for `npm run mutation`. Stryker changes the code and expects these tests to fail.
export default defineConfig({
  plugins: [failedFiles()],
  resolve: {
    alias: [
      { find: '@gemas/tools/lib/patience', replacement: pathOf('short-patience.ts') },
      // Without this alias, the link in node_modules would load the original sources instead of the mutated ones.
      { find: /^@gemas\/domain$/, replacement: pathOf('../../../domain/src/index.ts') },
    ],
  },
  ssr: { resolve: { conditions: SERVER_CONDITIONS } },
  test: {
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    isolate: false,
    environment: 'node',
    setupFiles: ['apps/web/src/testing/unit-setup.ts', 'packages/tools/test/short-burst.ts'],
    expect: { poll: { timeout: PATIENCE_MS } },
    // `run.ts` sets MUTATION_TESTS to the test files of the mutated package.
    include: [process.env.MUTATION_TESTS ?? '{packages/domain,apps/web}/src/**/*.test.ts'],
    exclude: [
      // These files set the time zone of their process. Stryker runs tests in threads, where this is impossible.
      '**/date-only.test.ts',
      '**/age.test.ts',
      // A model test runs thousands of random sequences, which takes 8 to 19 s.
      '**/*.model.test.ts',
      '**/*.browser.test.ts',
    ],
  },
});
