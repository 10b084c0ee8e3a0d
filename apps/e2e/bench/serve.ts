import { createServer, type RequestListener } from 'node:http';
import { listen, type Site } from '@gemas/tools/lib/static-site';
import { CLEARING, type Headers, withCaching } from '@gemas/web/deploy/headers';
import sirv from 'sirv';

export interface ServeOptions {
  /** Path of the site, with slashes at both ends. Default: '/'. */
  base?: string;
  /** Whether a connection may carry more than one request. Default: true. */
  keepAlive?: boolean;
  /** Headers of a deployment (`siteHeaders`). If given, caching headers are sent too. */
  headers?: Headers;
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
  // `dev` makes it look for a file at each request, because tests replace files.
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true });
  const server = createServer((incoming, outgoing) => {
    if (!keepAlive) outgoing.setHeader('Connection', 'close');
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return api(incoming, outgoing);
    if (pathname === `${base}${CLEARING.path}`) {
      return outgoing.writeHead(204, { [CLEARING.header]: CLEARING.value }).end();
    }
    const path = `/${pathname.slice(base.length)}`.replace(/\/$/, '/index.html');
    const headersOf = (isFound: boolean) => (headers ? withCaching(headers, path, isFound) : {});
    const refuse = () => void outgoing.writeHead(404, headersOf(false)).end();
    if (!pathname.startsWith(base)) return refuse();
    outgoing.setHeaders(new Map(Object.entries(headersOf(true))));
    incoming.url = path;
    sendFile(incoming, outgoing, refuse);
  });
  return listen(server);
}
