/** Host, path and query of an https address. Credentials, odd ports and white space are not accepted. */
const ADDRESS =
  /^https:\/\/([a-z0-9.-]+(?::\d{1,5})?)(\/[^\s\\<>"'`?#]*)?(\?[^\s\\<>"'`#]*)?(?:#.*)?$/i;
const ID = /^[\w-]{1,64}$/;

function youtube(host: string, path: string, query: string): string | null {
  const [, page = '', id = ''] = path.split('/');
  if (page === 'watch') {
    const watched = /[?&]v=([\w-]{1,64})(?=&|$)/.exec(query)?.[1];
    return watched === undefined ? null : `https://${host}/embed/${watched}`;
  }
  if (!ID.test(id)) return null;
  if (page === 'shorts' || page === 'live') return `https://${host}/embed/${id}`;
  return page === 'embed' ? `https://${host}/embed/${id}${query}` : null;
}

function vimeo(host: string, path: string, query: string): string | null {
  const id = /^\/video\/(\d{1,20})\/?$/.exec(path)?.[1];
  return id === undefined ? null : `https://${host}/video/${id}${query}`;
}

type Player = (host: string, path: string, query: string) => string | null;

const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ['www.youtube.com', youtube],
  ['www.youtube-nocookie.com', youtube],
  ['player.vimeo.com', vimeo],
]);

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(/:443$/, '');
}

/**
 * Address for our own sandboxed frame of a video (decision 48, contract): https, and of a host that is allowed.
 * Addresses of watch pages (`watch?v=`) become the player's. Null when it must not be played.
 *
 * @param apiHost host of the API, with its port unless that is 443; '' when there is none
 */
export function videoEmbed(url: string, apiHost: string): string | null {
  const [, authority = '', path = '/', query = ''] = ADDRESS.exec(url.trim()) ?? [];
  const host = withoutDefaultPort(authority);
  if (host === '') return null;
  if (host === withoutDefaultPort(apiHost)) return `https://${host}${path}${query}`;
  return PLAYERS.get(host)?.(host, path, query) ?? null;
}
