import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Headers, withCaching } from '../deploy/headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg']);

interface ServedFile {
  body: Buffer;
  /** Its `ETag`, which changes with it. */
  tag: string;
}

export interface Site {
  /** 'http://127.0.0.1:41733', without a path. */
  origin: string;
  close(): void;
}

export interface ServeOptions {
  /** Whether a connection may carry more than one request. Default: true. */
  keepAlive?: boolean;
  /** Headers of every file (`siteHeaders`). Default: none, and nothing is said of caching. */
  headers?: Headers;
  /** Whether files may change while they are served, as by a deployment. Default: false. */
  changes?: boolean;
}

/** Serves a built app as a deployment would: gzip, and the API on the same origin through `api`. */
export async function serve(
  folder: string,
  api: RequestListener,
  { keepAlive = true, headers, changes = false }: ServeOptions = {},
): Promise<Site> {
  const files = new Map<string, ServedFile>();

  async function fileAt(path: string): Promise<ServedFile> {
    const known = files.get(path);
    if (known && !changes) return known;
    const plain = await readFile(join(folder, normalize(path)));
    const body = COMPRESSED.has(extname(path)) ? gzipSync(plain, { level: 9 }) : plain;
    const made = { body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` };
    files.set(path, made);
    return made;
  }

  const server = createServer(async (incoming, outgoing) => {
    if (!keepAlive) outgoing.setHeader('Connection', 'close');
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return api(incoming, outgoing);
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const headersOf = (isFound: boolean) => (headers ? withCaching(headers, path, isFound) : {});
    try {
      const { body, tag } = await fileAt(path);
      const caching = { ...headersOf(true), ETag: tag };
      if (incoming.headers['if-none-match'] === tag) return outgoing.writeHead(304, caching).end();
      outgoing.writeHead(200, {
        ...caching,
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        ...(COMPRESSED.has(extname(path)) && { 'Content-Encoding': 'gzip' }),
      });
      outgoing.end(body);
    } catch {
      outgoing.writeHead(404, headersOf(false)).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
