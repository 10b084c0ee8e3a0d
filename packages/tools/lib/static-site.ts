import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

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
export const serve = (folder: string): Promise<Site> =>
  listen(createServer(sirv(folder, { dev: true })));
