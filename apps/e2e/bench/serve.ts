import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listen, type Site, TYPES } from '@gemas/tools/lib/static-site';
import { CLEARING, type Headers, withCaching } from '@gemas/web/deploy/headers';

const COMPRESSED = new Set(['.html', '.json', '.js', '.css', '.svg']);

interface ServedFile {
  body: Buffer;
  /** Encoding of the file; null if it is not compressed. */
  encoding: 'br' | 'gzip' | null;
  /** `ETag` of the file, which changes with its content. */
  tag: string;
}

export interface ServeOptions {
  /** Path of the site, with slashes at both ends. Default: '/'. */
  base?: string;
  /** Whether a connection may carry more than one request. Default: true. */
  keepAlive?: boolean;
  /** Headers of a deployment (`siteHeaders`). If given, caching headers are sent too. If omitted, neither are sent. */
  headers?: Headers;
  /** Whether files may change while they are served, as in a deployment. Default: false. */
  changes?: boolean;
}

/**
 * Serves a built app like a deployment: compressed, and with the API on the same origin. `api` answers the calls. If
 * `api` is omitted, every call gets status 404.
 */
export function serve(
  folder: string,
  api: RequestListener = (_, outgoing) => outgoing.writeHead(404).end(),
  { base = '/', keepAlive = true, headers, changes = false }: ServeOptions = {},
): Promise<Site> {
  const files = new Map<string, ServedFile>();

  async function pack(file: string, takesBrotli: boolean): Promise<Omit<ServedFile, 'tag'>> {
    const plain = await readFile(file);
    if (!COMPRESSED.has(extname(file))) return { encoding: null, body: plain };
    // If files may change, the build's compressed files may be outdated, so they are not used.
    if (!takesBrotli || changes) return { encoding: 'gzip', body: gzipSync(plain, { level: 9 }) };
    const built = await readFile(`${file}.br`).catch(() => null);
    return { encoding: 'br', body: built ?? brotliCompressSync(plain) };
  }

  async function fileAt(path: string, takesBrotli: boolean): Promise<ServedFile> {
    const key = `${takesBrotli} ${path}`;
    const known = files.get(key);
    if (known && !changes) return known;
    const packed = await pack(join(folder, normalize(path)), takesBrotli);
    const tag = `"${createHash('sha256').update(packed.body).digest('base64url')}"`;
    const made = { ...packed, tag };
    files.set(key, made);
    return made;
  }

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
      const takesBrotli = /\bbr\b/.test(String(incoming.headers['accept-encoding'] ?? ''));
      const { body, encoding, tag } = await fileAt(path, takesBrotli);
      const caching = { ...headersOf(true), ETag: tag };
      if (incoming.headers['if-none-match'] === tag) return outgoing.writeHead(304, caching).end();
      outgoing.writeHead(200, {
        ...caching,
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        ...(encoding !== null && { 'Content-Encoding': encoding }),
      });
      outgoing.end(body);
    } catch {
      outgoing.writeHead(404, headersOf(false)).end();
    }
  });
  return listen(server);
}
