// The only list of the headers with which the app is served. nginx (nginx.ts), the web server of the end-to-end tests
// and the benchmark, `vite preview`, `npm run deploy:doctor` and docs/deployment.md all take the headers from here.
import { createHash } from 'node:crypto';

/** The parts of a deployment's configuration that the headers depend on. */
export interface SiteSettings {
  /** Origins that the app calls, besides its own. */
  readonly apis: readonly string[];
  /** Sources of pictures besides the app's own: origins, or `https:` for any. */
  readonly pictures: readonly string[];
  /** Origins of the video players that the app may show in frames. The origins in `apis` may be framed too. */
  readonly videos: readonly string[];
  /** Origins whose pages may frame the app. Empty: no page may. */
  readonly frameAncestors: readonly string[];
  /** Origin that receives reports of errors and policy violations. Empty for the app's own origin, or for none. */
  readonly reports: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/**
 * Names of the allowed Trusted Types policies. The sanitiser creates 'dompurify', and
 * packages/ui/src/platform/service-worker.ts creates 'worker'.
 */
const TRUSTED_TYPES = ['dompurify', 'worker'];

/**
 * Browser features that the app never uses. The features that the video players need are allowed in their frames only.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const YEAR_SECONDS = 31_536_000;
const NONE = "'none'";
const SELF = "'self'";
/** Matches the attributes of a tag. Their values may contain '>'. */
const ATTRIBUTES = String.raw`(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?`;

/** Returns the hash of a text as a source of a content security policy: `'sha256-…'`. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the hashes of a page's inline elements of this name. Scripts with a `src` are left out. */
function inlineHashes(name: 'script' | 'style', page: string): string[] {
  const elements = new RegExp(`<${name}(${ATTRIBUTES})>([\\s\\S]*?)</${name}\\s*>`, 'gi');
  return [...page.matchAll(elements)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) ? [] : [hashOf(text)],
  );
}

function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/**
 * Returns the content security policy of the app. It allows only the listed sources, and so protects the app even if
 * the sanitiser misses something.
 *
 * Styles need no 'unsafe-inline', because styled-components and React write styles through CSSOM, which no policy
 * blocks. The empty `<style>` that styled-components adds first is allowed by its hash.
 *
 * There is no `report-uri`, because browsers would report whole addresses, which may contain a login code. The app
 * reports violations itself.
 *
 * @param page the built index.html, whose inline script and style are allowed by their hashes
 */
export function contentSecurityPolicy(settings: SiteSettings, page: string): string {
  const { apis, pictures, videos, frameAncestors, reports } = settings;
  return policyText({
    'default-src': [NONE],
    'script-src': [SELF, ...inlineHashes('script', page)],
    'style-src': [SELF, hashOf(''), ...inlineHashes('style', page)],
    'img-src': [SELF, 'data:', ...apis, ...pictures],
    'font-src': [SELF],
    'connect-src': [SELF, ...apis, ...reports],
    'frame-src': [SELF, ...videos, ...apis],
    'manifest-src': [SELF],
    'worker-src': [SELF],
    'base-uri': [NONE],
    'form-action': [NONE],
    'frame-ancestors': frameAncestors.length > 0 ? frameAncestors : [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  });
}

/**
 * Returns all headers of the app. Files with a hash in their names are sent without the headers that `OF_PAGES` lists
 * (`headersOfFile`).
 */
export function siteHeaders(settings: SiteSettings, page: string): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, page),
    ...(settings.frameAncestors.length === 0 && { 'X-Frame-Options': 'DENY' }),
    // Browsers send only the origin as the referrer. The address may still contain a login code when the first files
    // are requested. Video players need the origin.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Browsers accept this header over https only.
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  };
}

/**
 * Returns the headers of the catalogue. Its policy allows inline scripts and styles, because the pages of Storybook
 * contain them. The catalogue shows no personal data.
 */
export function catalogueHeaders(): Headers {
  return {
    'Content-Security-Policy': policyText({
      'default-src': [SELF],
      'script-src': [SELF, "'unsafe-inline'", "'unsafe-eval'"],
      'style-src': [SELF, "'unsafe-inline'"],
      'img-src': [SELF, 'data:', 'https:'],
      'font-src': [SELF, 'data:'],
      'object-src': [NONE],
      'base-uri': [SELF],
      'form-action': [SELF],
      'frame-ancestors': [SELF],
    }),
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  };
}

/**
 * The path that a log-out requests (state/session/leave-page.ts), and the header of its answer. The value is never
 * "storage": that would also remove the service worker and its code, and the next user could not open the app without
 * network.
 */
export const CLEARING = { path: 'log-out', header: 'Clear-Site-Data', value: '"cache"' };

/** A file that every catalogue has, and that the app does not have. */
export const CATALOGUE_FILE = 'iframe.html';

/** Folder of the files with a hash in their names, relative to the root of the site. */
export const HASHED_FOLDER = 'assets';
/** `Cache-Control` of an existing file with a hash in its name. */
export const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;
/**
 * `Cache-Control` of all other files: the page, the service worker, the manifest. Browsers request them again each
 * time, and an answer of 304 is cheap.
 */
export const REVALIDATED = 'no-cache';
/** `Cache-Control` of a missing file. A later deployment may contain the file, so browsers must not cache the 404. */
export const NO_STORE = 'no-store';

/**
 * Headers that browsers use only with a page. They are not sent with scripts, because that would add 1.4 KB to each.
 */
export const OF_PAGES: readonly string[] = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

/** Whether a path of the site, such as `/assets/app-1234.js`, is an existing file with a hash in its name. */
const isHashed = (path: string, isFound: boolean) =>
  isFound && path.startsWith(`/${HASHED_FOLDER}/`);

/**
 * Returns the headers of an answer to a request for `path`, without caching headers. `isFound`: whether the file
 * exists.
 */
export function headersOfFile(headers: Headers, path: string, isFound: boolean): Headers {
  if (!isHashed(path, isFound)) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_PAGES.includes(name)));
}

/** Returns the headers of `headersOfFile`, with caching headers. */
export function withCaching(headers: Headers, path: string, isFound: boolean): Headers {
  const found = isHashed(path, isFound) ? IMMUTABLE : REVALIDATED;
  return {
    ...headersOfFile(headers, path, isFound),
    'Cache-Control': isFound ? found : NO_STORE,
  };
}
