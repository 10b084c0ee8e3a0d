import { defineConfig } from 'vitest/config';
import { SERVER_CONDITIONS } from '../../lib/conditions.ts';
import { PATIENCE_MS, TEST_TIMEOUT_MS } from '../../lib/patience.ts';

// Configuration of the tests that `npm run mutation` runs to detect each mutation.
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
    // The first two set the time zone of their process, which is impossible in the threads that Stryker uses.
    exclude: ['**/date-only.test.ts', '**/age.test.ts', '**/*.browser.test.ts'],
  },
});
