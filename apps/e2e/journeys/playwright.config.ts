import { fileURLToPath } from 'node:url';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { PATIENCE_MS, TEST_TIMEOUT_MS } from '@gemas/tools/lib/patience';
import { defineConfig } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Tests the production build over HTTP against mock servers, on both phones of the design boards. */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}/reports/journeys-output`,
  // Builds the app if there is no fresh build.
  globalSetup: './build.ts',
  // Each worker has its own servers (harness.ts). Tests often wait, so two processors can run three workers.
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
    // Only pwa.spec.ts and shared-phone.spec.ts allow service workers.
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs() },
  },
  projects: [
    { name: '390x844', use: { viewport: { width: 390, height: 844 } } },
    {
      name: '360x640',
      use: { viewport: { width: 360, height: 640 } },
      // The small phone runs only the journeys that depend on the height of the screen.
      grep: /@small/,
    },
  ],
});
