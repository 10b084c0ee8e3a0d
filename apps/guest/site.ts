import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** How a host serves its page. */
export interface Serving {
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes the html of the page. */
  readonly changeHtml?: (html: string) => string;
  /** Files that it fails to serve. */
  readonly missing?: RegExp;
}

/** Serves a built page on a free port. */
export function serve(
  folder: string,
  { headers = {}, changeHtml = (html) => html, missing }: Serving,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url = '/' }, outgoing) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    try {
      if (missing?.test(file)) throw new Error(`${file} is missing`);
      const body = readFileSync(join(folder, file));
      outgoing.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      outgoing.end(file === '/index.html' ? changeHtml(body.toString()) : body);
    } catch {
      outgoing.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
