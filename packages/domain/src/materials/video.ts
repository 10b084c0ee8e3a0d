/**
 * Matches an https address. The groups are host (with port), path and query. Credentials and white space are not
 * accepted.
 */
const ADDRESS =
  /^https:\/\/([a-z0-9.-]+(?::\d{1,5})?)(\/[^\s\\<>"'`?#]*)?(\?[^\s\\<>"'`#]*)?(?:#.*)?$/i;
const ID = /^[\w-]{1,64}$/;

const YOUTUBE = 'www.youtube.com';
const VIMEO = 'player.vimeo.com';

function youtube(host: string, path: string, query: string): string | null {
  const [, page, id] = path.split('/');
  if (page === 'watch') {
    const watched = /[?&]v=([\w-]{1,64})(?=&|$)/.exec(query)?.[1];
    return watched === undefined ? null : `https://${host}/embed/${watched}`;
  }
  if (id === undefined || !ID.test(id)) return null;
  if (page === 'shorts' || page === 'live') return `https://${host}/embed/${id}`;
  return page === 'embed' ? `https://${host}/embed/${id}${query}` : null;
}

/** Returns the player's address for a shared link, 'youtu.be/ID'. */
function youtubeLink(_host: string, path: string): string | null {
  const id = path.slice(1);
  return ID.test(id) ? `https://${YOUTUBE}/embed/${id}` : null;
}

function vimeo(host: string, path: string, query: string): string | null {
  const id = /^\/video\/(\d{1,20})\/?$/.exec(path)?.[1];
  return id === undefined ? null : `https://${host}/video/${id}${query}`;
}

/**
 * Returns the player's address for 'vimeo.com/ID'. The hash in 'vimeo.com/ID/HASH' (unlisted video) becomes `?h=HASH`.
 */
function vimeoLink(_host: string, path: string): string | null {
  const match = /^\/(\d{1,20})(?:\/([\da-f]{1,40}))?\/?$/.exec(path);
  if (!match) return null;
  const [, id, hash] = match;
  return `https://${VIMEO}/video/${id}${hash === undefined ? '' : `?h=${hash}`}`;
}

type Player = (host: string, path: string, query: string) => string | null;

const asYoutube: Player = (_host, path, query) => youtube(YOUTUBE, path, query);

/** Functions that return the player's address for a video, keyed by the host in the video's address. */
const PLAYERS: ReadonlyMap<string, Player> = new Map([
  [YOUTUBE, youtube],
  ['www.youtube-nocookie.com', youtube],
  [VIMEO, vimeo],
  ['youtube.com', asYoutube],
  ['m.youtube.com', asYoutube],
  ['youtu.be', youtubeLink],
  ['vimeo.com', vimeoLink],
  ['www.vimeo.com', vimeoLink],
]);

function withoutDefaultPort(host: string): string {
  return host.toLowerCase().replace(/:443$/, '');
}

/**
 * Returns the address of a video for a sandboxed frame (decision 48; contract, Other hosts). Null if the video must not
 * be played.
 *
 * - Only https addresses on an allowed host are accepted.
 * - Addresses of watch pages (`watch?v=`) and shared links (`youtu.be`, `vimeo.com`) are changed to the player's
 *   address.
 *
 * @param ownHosts hosts of our own videos. A host includes its port unless the port is 443. From an address on such a
 *   host, only the fragment is removed
 */
export function videoEmbed(url: string, ownHosts: readonly string[]): string | null {
  const [, authority = '', path = '/', query = ''] = ADDRESS.exec(url.trim()) ?? [];
  const host = withoutDefaultPort(authority);
  if (host === '') return null;
  if (ownHosts.some((own) => withoutDefaultPort(own) === host))
    return `https://${host}${path}${query}`;
  return PLAYERS.get(host)?.(host, path, query) ?? null;
}

/**
 * Returns the address of a video for a link that opens in a new tab, because the app does not play the video (decision
 * 48). Null unless the address is https, without credentials and white space.
 */
export function videoLink(url: string): string | null {
  const address = url.trim();
  return ADDRESS.test(address) ? address : null;
}
