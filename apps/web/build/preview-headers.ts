import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersOfFile, type SiteSettings, siteHeaders } from '../deploy/headers.ts';

/** Serves `vite preview` with the headers of a deployment, but for caching, of which Vite has its own mind. */
export function previewHeaders(settings: SiteSettings): Plugin {
  return {
    name: 'preview-headers',
    configurePreviewServer({ config, middlewares }) {
      const page = resolve(config.root, config.build.outDir, 'index.html');
      const headers = siteHeaders(settings, readFileSync(page, 'utf8'));
      middlewares.use(({ url = '/' }, response, next) => {
        const own = headersOfFile(headers, url, true);
        for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
        next();
      });
    },
  };
}
