import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listen, type Site, TYPES } from '@gemas/tools/lib/static-site';
import { CLEARING, type Headers, withCaching } from '@gemas/web/deploy/headers';

/** Encodings of the compressed copies that a build writes beside its files, with their extensions. */
const COPIES = { br: '.br', gzip: '.gz' };

export interface ServeOptions {
  /** Path of the site, with slashes at both ends. Default: '/'. */
  base?: string;
  /** Whether a connection may carry more than one request. Default: true. */
  keepAlive?: boolean;
  /** Headers of a deployment (`siteHeaders`). If given, caching headers are sent too. If omitted, neither are sent. */
  headers?: Headers;
}

/** Reads a file, or the compressed copy that a browser accepts. */
async function read(file: string, accepted: string): Promise<{ body: Buffer; encoding?: string }> {
  for (const [encoding, extension] of Object.entries(COPIES)) {
    if (!accepted.includes(encoding)) continue;
    const body = await readFile(file + extension).catch(() => null);
    if (body) return { body, encoding };
  }
  return { body: await readFile(file) };
}

/**
 * Serves a built app like a deployment: with the compressed files of the build, and with the API on the same origin.
 * `api` answers the calls. If `api` is omitted, every call gets status 404.
 */
export function serve(
  folder: string,
  api: RequestListener = (_, outgoing) => outgoing.writeHead(404).end(),
  { base = '/', keepAlive = true, headers }: ServeOptions = {},
): Promise<Site> {
  const server = createServer(async (incoming, outgoing) => {
    if (!keepAlive) outgoing.setHeader('Connection', 'close');
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return api(incoming, outgoing);
    if (pathname === `${base}${CLEARING.path}`) {
      return outgoing.writeHead(204, { [CLEARING.header]: CLEARING.value }).end();
    }
    const path = `/${pathname.slice(base.length)}`.replace(/\/$/, '/index.html');
    const headersOf = (isFound: boolean) => (headers ? withCaching(headers, path, isFound) : {});
    try {
      if (!pathname.startsWith(base)) throw new Error('The path is outside of the site');
      const accepted = String(incoming.headers['accept-encoding'] ?? '');
      const { body, encoding } = await read(join(folder, normalize(path)), accepted);
      const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      const caching = { ...headersOf(true), ETag: tag };
      if (incoming.headers['if-none-match'] === tag) return outgoing.writeHead(304, caching).end();
      outgoing.writeHead(200, {
        ...caching,
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        ...(encoding && { 'Content-Encoding': encoding }),
      });
      outgoing.end(body);
    } catch {
      outgoing.writeHead(404, headersOf(false)).end();
    }
  });
  return listen(server);
}
