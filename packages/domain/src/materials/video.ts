/** Host, path and query of an https address. Credentials, odd ports and white space are not accepted. */
const ADDRESS =
  /^https:\/\/([a-z0-9.-]+(?::\d{1,5})?)(\/[^\s\\<>"'`?#]*)?(\?[^\s\\<>"'`#]*)?(?:#.*)?$/i;
const ID = /^[\w-]{1,64}$/;

const YOUTUBE = 'www.youtube.com';
const VIMEO = 'player.vimeo.com';

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

/** 'youtu.be/ID' of a shared link. */
function youtubeLink(_host: string, path: string): string | null {
  const id = path.slice(1);
  return ID.test(id) ? `https://${YOUTUBE}/embed/${id}` : null;
}

function vimeo(host: string, path: string, query: string): string | null {
  const id = /^\/video\/(\d{1,20})\/?$/.exec(path)?.[1];
  return id === undefined ? null : `https://${host}/video/${id}${query}`;
}

/** 'vimeo.com/ID', with the hash that an unlisted video needs. */
function vimeoLink(_host: string, path: string): string | null {
  const [, id, hash] = /^\/(\d{1,20})(?:\/([\da-f]{1,40}))?\/?$/.exec(path) ?? [];
  if (id === undefined) return null;
  return `https://${VIMEO}/video/${id}${hash === undefined ? '' : `?h=${hash}`}`;
}

type Player = (host: string, path: string, query: string) => string | null;

const asYoutube: Player = (_host, path, query) => youtube(YOUTUBE, path, query);

/** Players by host. Hosts of shared links are mapped to the player that can show their videos. */
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
 * Returns the address for our sandboxed frame of a video (decision 48, contract): https, on an allowed host. Addresses
 * of watch pages (`watch?v=`) and shared links (`youtu.be`, `vimeo.com`) are changed to the player's address. Null if
 * the video must not be played.
 *
 * @param ownHosts hosts whose pages are framed unchanged, including the API's, with their ports unless 443
 */
export function videoEmbed(url: string, ownHosts: readonly string[]): string | null {
  const [, authority = '', path = '/', query = ''] = ADDRESS.exec(url.trim()) ?? [];
  const host = withoutDefaultPort(authority);
  if (host === '') return null;
  if (ownHosts.some((own) => withoutDefaultPort(own) === host))
    return `https://${host}${path}${query}`;
  return PLAYERS.get(host)?.(host, path, query) ?? null;
}
