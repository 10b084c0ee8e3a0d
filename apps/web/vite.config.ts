import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { CLIENT_CONDITIONS } from '../../packages/tools/lib/conditions.ts';
import { readableByOldestBrowsers, SCRIPT_TARGET, TARGET } from './build/browsers.ts';
import { checkConfiguration } from './build/check-configuration.ts';
import { compileEarly } from './build/compile-early.ts';
import { indexPage } from './build/index-page.ts';
import { previewHeaders } from './build/preview-headers.ts';
import { siteFiles } from './build/site-files.ts';
import { operatorCategories } from './deploy/categories.ts';
import { siteSettings } from './deploy/settings.ts';
import { pwa } from './pwa/plugin.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(fromHere('../../package.json'), 'utf8')) as {
  version: string;
};

/** Names of the files that the first screen needs. */
const FIRST_FILES = ['react', 'vendor', 'ui', 'app'];

export default defineConfig(({ command, mode, isPreview }) => {
  const env = { ...loadEnv(mode, fromHere('.'), 'VITE_'), ...process.env };
  const mocks = env.VITE_MOCKS ?? (command === 'serve' ? 'on' : 'off');
  const appVersion = env.VITE_APP_VERSION ?? version;
  const site = siteSettings(env);
  // The service worker is never built together with the worker of the mocks.
  const hasWorker = command === 'build' && mocks === 'off' && env.VITE_WORKER !== 'off';
  return {
    // Relative, so that the built app works below any path.
    base: './',
    // Worker and pictures of the mocks, or the icons of the app. A build without mocks contains no file of the mocks.
    publicDir: fromHere(mocks === 'on' ? '../../mocks/public' : 'pwa/public'),
    define: {
      'import.meta.env.VITE_MOCKS': JSON.stringify(mocks),
      'import.meta.env.VITE_WORKER': JSON.stringify(hasWorker ? 'on' : 'off'),
      'import.meta.env.VITE_REPORT_URL': JSON.stringify(env.VITE_REPORT_URL ?? ''),
      'import.meta.env.VITE_VAULT_CATEGORIES': JSON.stringify(
        operatorCategories(env.VITE_VAULT_CATEGORIES),
      ),
      'import.meta.env.VITE_APP_VERSION': JSON.stringify(appVersion),
    },
    plugins: [
      react(),
      checkConfiguration({ ...env, VITE_MOCKS: mocks }),
      indexPage(mocks === 'off', site),
      command === 'build' && mocks === 'off' && pwa(hasWorker ? 'on' : 'off', site),
      readableByOldestBrowsers(),
      compileEarly(),
      siteFiles(env.VITE_SECURITY_CONTACT),
    ],
    resolve: { conditions: CLIENT_CONDITIONS },
    server: { port: 5173 },
    preview: {
      port: 4173,
      ...(isPreview && { headers: previewHeaders(site, fromHere('dist/index.html')) }),
    },
    build: {
      target: SCRIPT_TARGET,
      cssTarget: TARGET,
      // Source maps help to read error reports. Scripts do not refer to them, and a deployment does not serve them.
      sourcemap: 'hidden',
      // Browsers without `modulepreload` load the same files a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // The code of the first screen is in few files: libraries, which seldom change, and the app. Each file is
        // evaluated in its own task, so that a slow phone is never busy for long.
        output: {
          // Files that the first screen does not need get short names, because the first files contain these names.
          chunkFileNames: ({ name }) =>
            FIRST_FILES.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              {
                name: 'react',
                tags: ['$initial'],
                test: /node_modules\/(react|react-dom|scheduler)\//,
                priority: 3,
              },
              { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 2 },
              { name: 'ui', tags: ['$initial'], test: /\/packages\//, priority: 2 },
              { name: 'app', tags: ['$initial'], priority: 1 },
              // Code that the first screen does not need. The first group is code that nearly all other screens use.
              // The second group is code that fewer screens use: one file for each set of screens that share code, so
              // that a screen loads little unused code. Files below 1000 bytes are merged: each file costs a request.
              { name: 'shared', minShareCount: 9 },
              {
                name: 'shared',
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 1000,
              },
            ],
          },
        },
      },
    },
  };
});
