import { fileURLToPath } from 'node:url';
import { PATIENCE_MS, TEST_TIMEOUT_MS } from '@gemas/tools/lib/patience';
import { defineConfig } from '@playwright/test';

// The browsers take the time zone of the app's users, Mexico City, from here.
process.env.TZ = 'America/Mexico_City';

/**
 * Runs user flows (parts) in the production build, with the HTTP headers of a deployment, in Firefox and WebKitGTK:
 * `npm run check:engines`, with Playwright's options. Playwright only runs the tests; the browsers are Debian's, and
 * drivers/ controls them.
 */
export default defineConfig({
  testDir: './parts',
  testMatch: '*.ts',
  outputDir: fileURLToPath(new URL('../../../reports/engines', import.meta.url)),
  // Builds the app if there is no fresh build.
  globalSetup: '../journeys/build.ts',
  // Quick taps need a browser that no other browser slows down.
  workers: 1,
  forbidOnly: true,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS, intervals: [40] } },
  reporter: 'list',
  projects: [{ name: 'firefox' }, { name: 'webkitgtk' }],
});
