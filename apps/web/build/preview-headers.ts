import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersOfFile, type SiteSettings, siteHeaders } from '../deploy/headers.ts';

/** Makes `vite preview` send the headers of a deployment, except caching headers, which Vite sets itself. */
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
