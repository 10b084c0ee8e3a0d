import { defineConfig } from 'vitest/config';
import { SERVER_CONDITIONS } from '../../lib/conditions.ts';
import { PATIENCE_MS, TEST_TIMEOUT_MS } from '../../lib/patience.ts';

// Configuration of the tests for `npm run mutation`. Stryker changes the code and expects these tests to fail.
export default defineConfig({
  ssr: { resolve: { conditions: SERVER_CONDITIONS } },
  test: {
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    isolate: false,
    environment: 'node',
    setupFiles: ['apps/web/src/testing/unit-setup.ts'],
    expect: { poll: { timeout: PATIENCE_MS } },
    include: ['packages/domain/src/**/*.test.ts', 'apps/web/src/{api,state}/**/*.test.ts'],
    // date-only.test.ts and age.test.ts set the time zone of their process. Stryker runs tests in threads, where this
    // is impossible.
    exclude: ['**/date-only.test.ts', '**/age.test.ts', '**/*.browser.test.ts'],
  },
});
