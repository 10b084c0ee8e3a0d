import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, chromiumPath, SAME_PIXELS } from './packages/tools/lib/chromium.ts';
import { CLIENT_CONDITIONS, SERVER_CONDITIONS } from './packages/tools/lib/conditions.ts';
import { PATIENCE_MS, TEST_TIMEOUT_MS } from './packages/tools/lib/patience.ts';

// Libraries run as in the build: without the checks of their development versions, which take a third of the time.
// `vitest run --mode=development` runs with these checks, and a warning fails the test that has printed the warning.
const isDevelopment = process.argv.includes('--mode=development');
process.env.NODE_ENV = isDevelopment ? 'development' : 'production';
const setupFiles = isDevelopment ? ['packages/tools/test/no-warnings.ts'] : [];
/** Whether Storybook's sidebar runs the stories. The sidebar shows axe's reports. */
const isInStorybook = process.env.VITEST_STORYBOOK === 'true';
/** Each mode has its own copies of the libraries for the browser, so that neither run removes those of the other. */
const cacheDir = isDevelopment ? 'node_modules/.vite-development' : 'node_modules/.vite';

/** A page is idle for much of its time, so two pages run at once even on two cores. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** A phone in Mexico that asks for less motion. */
const contextOptions = {
  locale: 'es-MX',
  timezoneId: 'America/Mexico_City',
  reducedMotion: 'reduce' as const,
};
const launchOptions = { executablePath: chromiumPath(), args: chromiumArgs() };
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, contextOptions }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
};

/**
 * HTTP headers of the browser tests' modules. With `vitest run`, no module changes while the tests run, so the browser
 * may cache the modules for the next test file. This saves a seventh of the CPU time. In watch mode, modules change.
 */
const headers: Record<string, string> = process.argv.includes('run')
  ? { 'Cache-Control': 'max-age=3600' }
  : {};

const resolve = { conditions: CLIENT_CONDITIONS };
/**
 * Vitest resolves imports with these conditions when it runs tests in Node, and when it searches the imports of each
 * test file for `--changed`.
 */
const ssr = { resolve: { conditions: SERVER_CONDITIONS } };

const REPORT = `${import.meta.dirname}/reports/pictures`;

/** `npm run check:pictures` */
const pictures = {
  retry: 2,
  attachmentsDir: `${REPORT}/attachments`,
  // The addon of Storybook forbids Vitest to write files unless this is set.
  api: { allowWrite: true },
  browser: {
    ...browser,
    // Vitest shows a story in a frame, and scales a frame that is larger than the window of the browser.
    provider: playwright({
      launchOptions: { ...launchOptions, args: [...launchOptions.args, ...SAME_PIXELS] },
      contextOptions: { ...contextOptions, viewport: { width: 390, height: 3376 } },
    }),
    expect: {
      toMatchScreenshot: {
        comparatorName: 'pixelmatch' as const,
        // Ignores the antialiasing of corners, and a colour that differs by one: both may differ between two runs.
        comparatorOptions: { threshold: 0.01, includeAA: false },
        resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
          `${REPORT}/before/${arg}${ext}`,
        resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
          `${REPORT}/now/${arg}${ext}`,
      },
    },
  },
};

const stories = (name: string, setup: string[], options = {}) => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  ssr,
  cacheDir,
  optimizeDeps: { include: ['axe-core'] },
  // `check:pictures` renders an earlier commit in a second checkout. The packages there are links to other folders.
  server: { fs: { strict: false } },
  test: {
    name,
    setupFiles: setup,
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    isolate: false,
    maxWorkers,
    browser,
    ...options,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          isolate: false,
          maxWorkers,
          environment: 'node',
          setupFiles: [
            ...setupFiles,
            'packages/tools/test/short-burst.ts',
            'apps/web/src/testing/unit-setup.ts',
          ],
          expect: { poll: { timeout: PATIENCE_MS } },
          include: ['{packages,apps,mocks}/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
        },
      },
      {
        resolve,
        ssr,
        // The worker of the mocks is served from there.
        publicDir: 'mocks/public',
        server: { headers },
        cacheDir,
        test: {
          name: 'browser',
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          maxWorkers,
          setupFiles,
          include: ['{packages,apps,.storybook}/**/*.browser.test.{ts,tsx}'],
          expect: { poll: { timeout: PATIENCE_MS } },
          browser,
        },
      },
      stories(
        'stories',
        isInStorybook ? setupFiles : [...setupFiles, 'packages/tools/test/drop-reports.ts'],
      ),
      // `npm run check:stories`
      stories('room', [...setupFiles, 'packages/tools/stories/room/room.ts']),
      stories('pictures', [...setupFiles, 'packages/tools/pictures/pictures.ts'], pictures),
    ],
  },
});
