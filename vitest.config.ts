import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath } from './.ci/chromium.mjs';

/** A phone in Mexico that asks for less motion. */
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: chromiumPath(), args: chromiumArgs() },
    contextOptions: {
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      reducedMotion: 'reduce' as const,
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: ['{packages,apps,mocks}/**/*.test.{ts,tsx}', '.ci/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
        },
      },
      {
        // The worker of the mocks is served from there.
        publicDir: 'mocks/public',
        test: {
          name: 'browser',
          testTimeout: 120_000,
          include: ['{packages,apps}/**/*.browser.test.tsx'],
          browser,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          testTimeout: 30_000,
          isolate: false,
          browser,
        },
      },
    ],
  },
});
