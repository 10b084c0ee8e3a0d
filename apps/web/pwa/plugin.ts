import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { type Headers, type SiteSettings, siteHeaders } from '../deploy/headers.ts';
import { APPLE_ICON, manifest } from './manifest.ts';

/** File of the service worker, beside `index.html`. `src/state/core/worker.ts` registers it. */
const WORKER = 'sw.js';

/**
 * In a build without a service worker, writes the kill switch in its place. The kill switch removes the workers that
 * earlier builds have installed on phones.
 */
function killSwitch(): Plugin {
  return {
    name: 'kill-switch',
    generateBundle() {
      const source = readFileSync(new URL('./kill-switch.js', import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: WORKER, source });
    },
  };
}

function appleIcon(): Plugin {
  return {
    name: 'apple-icon',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${APPLE_ICON.file}` } },
    ],
  };
}

/** A file that the worker caches, as workbox lists it. */
interface Kept {
  url: string;
  revision: string | null;
  size: number;
}

/**
 * Adds a hash of the headers to the revision of index.html. A worker fetches the page again when its revision has
 * changed. The worker stores the page with its headers, so without this hash a phone would keep an old content security
 * policy until the page itself changes.
 */
export function reviseByHeaders(files: readonly Kept[], headers: Headers): Kept[] {
  const hash = createHash('sha256').update(JSON.stringify(headers)).digest('hex').slice(0, 8);
  return files.map((file) =>
    file.url === 'index.html' ? { ...file, revision: `${file.revision}${hash}` } : file,
  );
}

/**
 * Makes the built app installable, and able to open without network.
 *
 * @param worker `VITE_WORKER` (contract, Configuration)
 * @param site settings that the headers of the page depend on
 */
export function pwa(worker: 'on' | 'off', site: SiteSettings): PluginOption[] {
  if (worker === 'off') return [killSwitch()];
  return [
    appleIcon(),
    VitePWA({
      filename: WORKER,
      // The app registers the worker itself, some time after the first screen is rendered. The registration uses a
      // script URL of the type that Trusted Types require.
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
        // No fallback to index.html is needed: the app's routes are in the hash, so all addresses of the app have the
        // same path. Requests for other pages in the worker's scope, and all API calls, go to the server.
        navigateFallback: null,
        directoryIndex: 'index.html',
        manifestTransforms: [
          async (files) => ({ manifest: reviseByHeaders(files, siteHeaders(site, '')) }),
        ],
        // The worker finds index.html for every query string, such as `?code=…`.
        ignoreURLParametersMatching: [/./],
        dontCacheBustURLsMatching: /^assets\//,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        // The app decides when the new version is used (`SKIP_WAITING`): never during a form or an order.
        skipWaiting: false,
        sourcemap: false,
        // The worker is a single file, because Trusted Types would block importing scripts.
        inlineWorkboxRuntime: true,
      },
    }),
  ];
}
