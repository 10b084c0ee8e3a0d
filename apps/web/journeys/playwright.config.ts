import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../../.ci/chromium.ts';
import { PATIENCE_MS, TEST_TIMEOUT_MS } from '../../../.ci/patience.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The production build over real HTTP against mock servers, on the two phones of the design boards. */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}/reports/journeys-output`,
  // Builds the app when there is no build, or one older than its sources.
  globalSetup: './build.ts',
  // Each has a page server and a mock server of its own (harness.ts). A journey waits for a third of its time: two cores
  // are worth three of them.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: [['list'], ['json', { outputFile: `${root}/reports/journeys.json` }]],
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
    // pwa.spec.ts allows them.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs() },
  },
  projects: [
    { name: '390x844', use: { viewport: { width: 390, height: 844 } } },
    {
      name: '360x640',
      use: { viewport: { width: 360, height: 640 } },
      // Only where the height of the screen matters.
      grep: /@small/,
    },
  ],
});
