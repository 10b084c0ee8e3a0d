import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg']);

function forward(incoming, outgoing, apiOrigin) {
  const { method, headers, url } = incoming;
  const { host, ...rest } = headers;
  const onward = request(`${apiOrigin}${url}`, { method, headers: rest }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

/**
 * Serves a built app as a deployment would: gzip, one origin, `/api` handed on to `apiOrigin`. Answers its
 * `origin`, `gzipBytes(path)` of a file served so far (0 when it was not), and `close`.
 */
export async function serve(folder, apiOrigin) {
  const bodies = new Map();

  async function body(path) {
    const known = bodies.get(path);
    if (known) return known;
    const plain = await readFile(join(folder, normalize(path)));
    const made = COMPRESSED.has(extname(path)) ? gzipSync(plain, { level: 9 }) : plain;
    bodies.set(path, made);
    return made;
  }

  const server = createServer(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return forward(incoming, outgoing, apiOrigin);
    const path = pathname === '/' ? '/index.html' : pathname;
    try {
      const content = await body(path);
      outgoing.writeHead(200, {
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Content-Length': content.length,
        ...(COMPRESSED.has(extname(path)) && { 'Content-Encoding': 'gzip' }),
      });
      outgoing.end(content);
    } catch {
      outgoing.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    gzipBytes: (path) => bodies.get(path)?.length ?? 0,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
