// The one list of the headers that the app is served with. nginx (nginx.ts), the page server of the journeys and of
// the benchmark, `vite preview`, `npm run doctor` and docs/deployment.md all take them from here.
import { createHash } from 'node:crypto';

/** What the headers depend on: the configuration of a deployment. */
export interface SiteSettings {
  /** Origins that the app calls beside its own. */
  readonly apis: readonly string[];
  /** Sources of pictures beside the app's own: origins, or `https:` for any. */
  readonly pictures: readonly string[];
  /** Origins of the video players that may be framed, beside those of the API. */
  readonly videos: readonly string[];
  /** Origins whose pages may frame the app. None: no page may. */
  readonly frameAncestors: readonly string[];
  /** Where the app reports what fails, violations of the policy among it; null for nowhere. */
  readonly reportUrl: string | null;
}

export type Headers = Readonly<Record<string, string>>;

/** Policies of Trusted Types: the sanitiser's own name, and that of apps/web/src/state/core/worker-url.ts. */
const TRUSTED_TYPES = ['dompurify', 'worker'];

/** Features of browsers that the app never uses. Those of the video players are given to their frames alone. */
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
/** An attribute of a tag, whose value may hold '>'. */
const ATTRIBUTES = String.raw`(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?`;

/** A text as a source of a policy, `'sha256-…'`. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Hashes of the inline elements called `name` of a page, scripts with a `src` left out. */
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
 * The Content Security Policy of the app: a second wall behind the sanitiser. Nothing is allowed but what is named.
 *
 * Styles need no 'unsafe-inline': styled-components and React write by CSSOM, which no policy stops. The first one
 * does it on an empty `<style>`, whose hash is allowed.
 *
 * No `report-uri` either: browsers report whole addresses, which may hold a login code. The app reports violations itself.
 *
 * @param page the built index.html, whose inline script and style are allowed by their hashes
 */
export function contentSecurityPolicy(settings: SiteSettings, page: string): string {
  const { apis, pictures, videos, frameAncestors, reportUrl } = settings;
  const reporting = reportUrl === null ? [] : [new URL(reportUrl, 'https://app.invalid/')];
  const elsewhere = reporting.filter(({ host }) => host !== 'app.invalid');
  return policyText({
    'default-src': [NONE],
    'script-src': [SELF, ...inlineHashes('script', page)],
    'style-src': [SELF, hashOf(''), ...inlineHashes('style', page)],
    'img-src': [SELF, 'data:', ...apis, ...pictures],
    'font-src': [SELF],
    'connect-src': [SELF, ...apis, ...elsewhere.map(({ origin }) => origin)],
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

/** Headers of the app: all of them beside a page, of files with a hash in their names only some (`headersOfFile`). */
export function siteHeaders(settings: SiteSettings, page: string): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, page),
    ...(settings.frameAncestors.length === 0 && { 'X-Frame-Options': 'DENY' }),
    // The address may still hold a login code when the first files are requested; players ask for the origin.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Browsers take it over https only.
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  };
}

/** Headers of the catalogue: a page of examples without data of anybody, whose own scripts and styles are inline. */
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
 * What a log-out asks for (state/core/clear-http-cache.ts), and the header of the answer. Never "storage": it would take the
 * worker and its code as well, and the next person could not open the app without network.
 */
export const CLEARING = { path: 'log-out', header: 'Clear-Site-Data', value: '"cache"' };

/** A file that every catalogue has, and the app has not. */
export const CATALOGUE_FILE = 'iframe.html';

/** Files whose names change with their content, in the folder of the site. */
export const HASHED_FOLDER = 'assets';
/** For a file with a hash in its name, once it was found. */
export const KEPT_FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
/** For all others: the page, the worker, the manifest. They are asked for again each time, and a 304 is cheap. */
export const ASKED_EACH_TIME = 'no-cache';
/** For what was not found: an old tab asks for files that the next deployment may bring back. */
export const NOT_KEPT = 'no-store';

/** What browsers heed beside a page alone. Beside each script it would be 1.4 KB more on its way. */
export const OF_PAGES: readonly string[] = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

/** Whether a path of the site, such as `/assets/app-1234.js`, is that of a file with a hash in its name, and was found. */
const isHashed = (path: string, isFound: boolean) =>
  isFound && path.startsWith(`/${HASHED_FOLDER}/`);

/** `Cache-Control` of a path of the site, which was found or not. */
export function cacheControl(path: string, isFound: boolean): string {
  if (!isFound) return NOT_KEPT;
  return isHashed(path, isFound) ? KEPT_FOR_EVER : ASKED_EACH_TIME;
}

/** The headers of an answer to a request for `path`, but for caching. */
export function headersOfFile(headers: Headers, path: string, isFound: boolean): Headers {
  if (!isHashed(path, isFound)) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_PAGES.includes(name)));
}

/** The same with caching. */
export function withCaching(headers: Headers, path: string, isFound: boolean): Headers {
  return {
    ...headersOfFile(headers, path, isFound),
    'Cache-Control': cacheControl(path, isFound),
  };
}
