import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../../.ci/chromium.mjs';
import { API_PORT, APP_PORT, BUILD_DIR } from './addresses.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The production build, driven over real HTTP against the mock server, on the two phones of the boards. */
export default defineConfig({
  testDir: '.',
  outputDir: `${root}/reports/journeys-output`,
  // One server, one state: journeys take turns.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/reports/journeys.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${APP_PORT}`,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    hasTouch: true,
    isMobile: true,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs() },
  },
  projects: [
    { name: '390x844', use: { viewport: { width: 390, height: 844 } } },
    {
      name: '360x640',
      use: { viewport: { width: 360, height: 640 } },
      // Where the height of the screen matters; the rest says the same at any size.
      testMatch: /(main-job|onboarding|cards|teams)\.spec\.ts$/,
    },
  ],
  webServer: [
    {
      command: `node --import tsx mocks/src/server.ts --port ${API_PORT}`,
      cwd: root,
      url: `http://127.0.0.1:${API_PORT}/__mock/requests`,
      reuseExistingServer: false,
      stdout: 'ignore',
    },
    {
      command: `npx vite build --outDir ${BUILD_DIR} --emptyOutDir --logLevel warn && npx vite preview --outDir ${BUILD_DIR} --host 127.0.0.1 --port ${APP_PORT} --strictPort`,
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      url: `http://127.0.0.1:${APP_PORT}`,
      env: { VITE_API_URL: `http://127.0.0.1:${API_PORT}/api`, VITE_MOCKS: 'off' },
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
});
