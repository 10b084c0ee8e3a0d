import { readFileSync } from 'node:fs';
import { headersOfFile, type SiteSettings, siteHeaders } from '../deploy/headers.ts';

/** Returns the headers of a deployed page for `vite preview`. `page` is the path of the built index.html. */
export const previewHeaders = (settings: SiteSettings, page: string) =>
  headersOfFile(siteHeaders(settings, readFileSync(page, 'utf8')), '/', true);
