import { readFileSync } from 'node:fs';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { APPLE_ICON, manifest } from './manifest.ts';

/** The worker's file, beside `index.html` (`apps/web/src/state/core/worker.ts` registers it). */
const WORKER = 'sw.js';

/** A build without a worker takes away those that phones have from earlier builds. */
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

/**
 * What makes the build installable and lets it open without network.
 *
 * @param worker `VITE_WORKER` (contract, Configuration)
 */
export function pwa(worker: 'on' | 'off'): PluginOption[] {
  if (worker === 'off') return [killSwitch()];
  return [
    appleIcon(),
    VitePWA({
      filename: WORKER,
      // The app registers it itself, late and under the content security policy.
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
        // Every address of the app is this one page: what stands behind it is a login code or the hash. Other pages of
        // the same folder are left to the server, and so is every call of the API.
        navigateFallback: null,
        directoryIndex: 'index.html',
        ignoreURLParametersMatching: [/./],
        dontCacheBustURLsMatching: /^assets\//,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        // The app says when (`SKIP_WAITING`): never under a form or an order.
        skipWaiting: false,
        sourcemap: false,
        // In one file: trusted types would refuse an import of scripts.
        inlineWorkboxRuntime: true,
      },
    }),
  ];
}
