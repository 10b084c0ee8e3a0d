import { defineConfig } from 'vitest/config';
import { SERVER_CONDITIONS } from '../conditions.ts';
import { PATIENCE_MS, TEST_TIMEOUT_MS } from '../patience.ts';

// The tests that may detect a mutation of `npm run mutation`.
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
    // They set the time zone of their process, but Stryker runs tests in threads.
    exclude: ['**/date-only.test.ts', '**/age.test.ts', '**/*.browser.test.ts'],
  },
});
