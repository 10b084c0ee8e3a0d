// Writes the configuration of nginx for a built site:
// `node --import tsx apps/web/deploy/nginx.ts --root /srv/app --base /juego/ > nginx.conf`
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import {
  CATALOGUE_FILE,
  CLEARING,
  catalogueHeaders,
  HASHED_FOLDER,
  type Headers,
  IMMUTABLE,
  NO_STORE,
  OF_PAGES,
  REVALIDATED,
  siteHeaders,
} from './headers.ts';
import { siteSettings } from './settings.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface NginxSite {
  /** Folder of the built files. */
  readonly root: string;
  /** Path of the site: '/', or a sub-path with slashes at both ends. */
  readonly base: string;
  /** Value of nginx's `listen`: '8080', '127.0.0.1:8080'. */
  readonly listen: string;
  readonly headers: Headers;
  /** Whether nginx has the module `brotli_static`. */
  readonly brotli: boolean;
  /**
   * Folder for nginx's process id, temporary files and logs, writable for the user who runs nginx. If omitted, nginx
   * uses /tmp, and logs to stdout and stderr, as a container expects.
   */
  readonly state?: string;
  /** Folder with a file for each module that Debian enables. If omitted, nginx loads none. */
  readonly modules?: string | undefined;
  /** Address to which calls below `/api/` are passed: 'http://127.0.0.1:4010'. Omit it for an API at another origin. */
  readonly api?: string | undefined;
}

const lines = (...texts: readonly string[]) => texts.map((text) => `    ${text}`).join('\n');

/** Quotes a value. Throws for characters that nginx would interpret. */
function quoted(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`nginx cannot be given this value: ${value}`);
  return `"${value}"`;
}

/**
 * Returns the name of the nginx variable for a header that only pages have. The variable is empty for a file with a
 * hash in its name: nginx omits a header without a value.
 */
const variableOf = (name: string) => `$page_${name.toLowerCase().replaceAll('-', '_')}`;

function pageHeaders(headers: Headers, hashed: string): string {
  return Object.entries(headers)
    .filter(([name]) => OF_PAGES.includes(name))
    .flatMap(([name, value]) => [
      `  map "$status $uri" ${variableOf(name)} {`,
      `    default ${quoted(value)};`,
      `    "~^(200|206|304) ${hashed}" "";`,
      '  }',
    ])
    .join('\n');
}

const addHeader = ([name, value]: readonly [string, string]) =>
  `add_header ${name} ${OF_PAGES.includes(name) ? variableOf(name) : quoted(value)} always;`;

function locations({ root, base, api }: NginxSite): string {
  const folder = root.replace(/\/+$/, '');
  const texts = [
    'location ~ \\.(map|gz|br)$ { return 404; }',
    `location = ${base}${CLEARING.path} { return 204; }`,
  ];
  if (base === '/') {
    texts.push(`location / { root ${quoted(folder)}; index index.html; }`);
  } else {
    texts.push(
      'location / { return 404; }',
      `location = /.well-known/security.txt { root ${quoted(folder)}; }`,
      `location = ${base.slice(0, -1)} { return 308 ${base}$is_args$args; }`,
      `location ${base} { alias ${quoted(`${folder}/`)}; index index.html; }`,
    );
  }
  // The API sends its own headers. nginx does not add the headers of the `server` block to the API's answers, because
  // the location of the API has `add_header` of its own. With `sandbox`, an html page of the API that is opened as a
  // document runs no script and has no access to the token, which belongs to the same origin.
  const own =
    'add_header X-Content-Type-Options nosniff always; add_header Content-Security-Policy sandbox always;';
  if (api) texts.push(`location /api/ { proxy_pass ${api}; ${own} }`);
  return lines(...texts);
}

/**
 * Returns the whole nginx configuration of a site. Throws for a base without slashes at both ends, and for a deployed
 * Storybook (the catalogue) that would share its origin with the app or the API.
 */
export function nginxConfiguration(site: NginxSite): string {
  const { base, listen, headers, brotli, state, modules, api } = site;
  if (!/^\/([\w.-]+\/)*$/.test(base))
    throw new Error(`Not a path with slashes at both ends: ${base}`);
  // The policy of the catalogue allows `eval`, and any page of the app's origin can read the user's token.
  const allowsEval = headers['Content-Security-Policy']?.includes("'unsafe-eval'");
  if (allowsEval && (base !== '/' || api)) {
    throw new Error(
      'The catalogue needs an origin of its own: no path before it, no API beside it.',
    );
  }
  const hashed = `${base.replaceAll('.', '\\.')}${HASHED_FOLDER}/`;
  const values: Readonly<Record<string, string>> = {
    modules: modules ? `include ${modules}/*.conf;` : '',
    state: state ?? '/tmp',
    errors: state ? `${state}/error.log` : '/dev/stderr',
    access: state ? `${state}/access.log` : '/dev/stdout',
    hashed,
    pageHeaders: pageHeaders(headers, hashed),
    notKept: NO_STORE,
    keptForEver: IMMUTABLE,
    askedEachTime: REVALIDATED,
    listen,
    clearing: `${base}${CLEARING.path}`,
    clearingHeader: CLEARING.header,
    clearingValue: CLEARING.value,
    headers: lines(...Object.entries(headers).map(addHeader)),
    encodings: lines('gzip_static on;', 'gzip_vary on;', ...(brotli ? ['brotli_static on;'] : [])),
    locations: locations(site),
  };
  const template = readFileSync(fromHere('nginx.conf.template'), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nginx.conf.template asks for ${name}`);
    return value;
  });
}

function main(): void {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '/srv/app' },
      base: { type: 'string', default: '/' },
      listen: { type: 'string', default: '8080' },
      api: { type: 'string' },
      modules: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      catalogue: { type: 'boolean', default: false },
    },
  });
  const { catalogue, ...site } = values;
  const built = fromHere('../dist');
  if (!catalogue && existsSync(join(built, CATALOGUE_FILE))) {
    throw new Error(`${built} holds the catalogue, which needs an origin of its own.`);
  }
  const env = { ...loadEnv('production', fromHere('..'), 'VITE_'), ...process.env };
  const page = () => readFileSync(join(built, 'index.html'), 'utf8');
  const headers = catalogue ? catalogueHeaders() : siteHeaders(siteSettings(env), page());
  process.stdout.write(nginxConfiguration({ ...site, headers }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
