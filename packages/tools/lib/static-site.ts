import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { preview } from 'vite';

/** Content types by the extension of the file. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

export interface Site {
  /** 'http://127.0.0.1:41733', without a path. */
  origin: string;
  close(): void;
}

/** Lets a server listen on a free port. Closing the site also closes all connections. */
export async function listen(server: Server): Promise<Site> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns a free TCP port of this machine. */
export async function freePort(): Promise<number> {
  const { origin, close } = await listen(createServer());
  close();
  return Number(new URL(origin).port);
}

/** Serves the files of a folder on a free port. */
export async function serve(folder: string): Promise<Site> {
  const port = await freePort();
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
