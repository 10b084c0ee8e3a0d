// Checks the variables of a deployment and, if an address is given, the deployment at that address: `npm run
// deploy:doctor`, `npm run deploy:doctor -- https://app.example.com/`. A second address is that of the catalogue, if it
// is deployed. Exit code 1 if anything is wrong. With DOCTOR_TOKEN in the environment, the API is called as the user of
// that token.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { loadEnv } from 'vite';
import { configurationProblems, LOCAL } from './configuration.ts';
import { CATALOGUE_FILE, IMMUTABLE, NO_STORE, REVALIDATED, siteHeaders } from './headers.ts';
import { type Environment, siteSettings } from './settings.ts';

/** One result in the report. */
export interface Finding {
  /** What was checked. */
  readonly what: string;
  /** What is wrong with the part that was checked; null if nothing is wrong. */
  readonly wrong: string | null;
  /** How to fix it. */
  readonly mend?: string;
}

/** Headers that the app sends with its calls (docs/deployment.md). The API has to allow them. */
const CALL_HEADERS = ['authorization', 'content-type', 'x-app-version', 'x-requested-with'];
const TIMEOUT_MS = 10_000;

const fine = (what: string): Finding => ({ what, wrong: null });

/**
 * Sends a request that times out after ten seconds and follows no redirect. If there is no answer, throws an error that
 * contains the reason.
 */
async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new Error(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Checks that browsers and proxies may not store the answers of the API (contract, Configuration). */
function judgeCaching(what: string, answer: Response): Finding {
  const parts = (answer.headers.get('cache-control') ?? '').toLowerCase().split(/[\s,]+/);
  if (parts.includes(NO_STORE)) return fine(`${what}: its answers are not cached`);
  const wrong = 'its answers may be cached by the browser, where the next user can read them';
  return { what, wrong, mend: `Send Cache-Control: ${NO_STORE} with every answer.` };
}

/**
 * Checks that an API on another origin allows the app's calls (CORS), and that its answers are never cached.
 *
 * @param origin origin of the app
 * @param token token with which the API is called. '' for none: the API then refuses the call, and only the refusal is
 *   checked
 */
export async function judgeApi(api: string, origin: string, token = ''): Promise<Finding[]> {
  const what = `API at ${api}`;
  const url = new URL(`${api.replace(/\/+$/, '')}/auth/user`, `${origin}/`);
  let answer: Response;
  let read: Response;
  try {
    read = await ask(url.href, {
      headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
    });
    answer = await ask(url.href, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': CALL_HEADERS.join(','),
      },
    });
  } catch (error) {
    const wrong = `does not answer: ${error instanceof Error ? error.message : error}`;
    return [{ what, wrong, mend: 'Check the address, and whether it can be reached from here.' }];
  }
  const caching = judgeCaching(what, read);
  if (url.origin === origin)
    return [fine(`${what}: the app's own origin, no CORS needed`), caching];
  const found: Finding[] = [];
  const allowed = answer.headers.get('access-control-allow-origin');
  if (!answer.ok) {
    const mend = 'Answer OPTIONS with 204, without asking for a token.';
    found.push({ what, wrong: `refuses the preflight with ${answer.status}`, mend });
  } else if (allowed !== '*' && allowed !== origin) {
    const wrong = `does not allow the origin ${origin} (it allows ${allowed ?? 'none'})`;
    found.push({ what, wrong, mend: `Send Access-Control-Allow-Origin: ${origin}` });
  } else {
    const list = answer.headers.get('access-control-allow-headers') ?? '';
    const allowedHeaders = list.toLowerCase().split(/\s*,\s*/);
    // The value '*' of Access-Control-Allow-Headers does not include the header Authorization.
    const missing = CALL_HEADERS.filter(
      (name) =>
        !allowedHeaders.includes(name) &&
        (name === 'authorization' || !allowedHeaders.includes('*')),
    );
    if (missing.length > 0) {
      const mend = `Send Access-Control-Allow-Headers: ${CALL_HEADERS.join(', ')}`;
      found.push({ what, wrong: `does not allow the headers ${missing.join(', ')}`, mend });
    }
  }
  if (found.length === 0) found.push(fine(`${what}: allows calls from ${origin}`));
  return [...found, caching];
}

/** Returns one finding for each header of `answer` that is not as expected, or one finding that all are right. */
function judgeHeaders(what: string, answer: Response, expected: Record<string, string>): Finding[] {
  const wrong = Object.entries(expected).flatMap(([name, value]): Finding[] => {
    const sent = answer.headers.get(name);
    if (sent === value) return [];
    const says = sent === null ? `${name} is not sent` : `${name} is '${sent}'`;
    return [{ what, wrong: says, mend: `Send ${name}: ${value}` }];
  });
  return wrong.length > 0 ? wrong : [fine(`${what}: headers`)];
}

async function judgeFiles(address: URL, page: string): Promise<Finding[]> {
  const [, script] = /<script[^>]+src="([^"]+\.js)"/.exec(page) ?? [];
  if (script === undefined) {
    const mend = 'Is this the address of index.html?';
    return [{ what: 'page', wrong: 'contains no script', mend }];
  }
  const file = new URL(script, address);
  const answer = await ask(file.href, { headers: { 'Accept-Encoding': 'br, gzip' } });
  if (answer.status !== 200) {
    const mend = 'Deploy the folder assets/ with the page, and serve it from the same path.';
    return [{ what: file.pathname, wrong: `is answered with ${answer.status}`, mend }];
  }
  const found = judgeHeaders(file.pathname, answer, { 'Cache-Control': IMMUTABLE });
  if (answer.headers.get('content-encoding') === null) {
    const mend = 'Send the .br or the .gz that lies beside each file (brotli_static, gzip_static).';
    found.push({ what: file.pathname, wrong: 'is not compressed', mend });
  } else found.push(fine(`${file.pathname}: compressed`));
  const map = await ask(`${file.href}.map`);
  if (map.status === 200) {
    const mend = 'Answer 404 to .map, or do not deploy these files.';
    found.push({ what: 'source maps', wrong: 'are served to anybody', mend });
  } else found.push(fine('source maps: not served'));
  return found;
}

/** Folders in which a catalogue is usually deployed. */
const CATALOGUE_FOLDERS = ['', 'storybook/', 'storybook-static/', 'catalogue/', 'catalogo/'];
const OWN_ORIGIN =
  'Deploy it at another origin: its policy allows eval, and a page of the origin of the app can read the token.';

/** Checks that the catalogue has an origin of its own. */
export function judgeCatalogue(app: URL, catalogue: URL): Finding {
  const what = `catalogue at ${catalogue.href}`;
  if (catalogue.origin !== app.origin) return fine(`${what}: an origin of its own`);
  return { what, wrong: 'is at the origin of the app', mend: OWN_ORIGIN };
}

/**
 * Looks for catalogues in the usual folders beside the app. Returns one finding for each catalogue, or one finding that
 * there is no catalogue.
 */
async function findCatalogue(address: URL): Promise<Finding[]> {
  const places = CATALOGUE_FOLDERS.flatMap((folder) =>
    ['/', './'].map((root) => new URL(`${root}${folder}${CATALOGUE_FILE}`, address).href),
  );
  const found: Finding[] = [];
  for (const place of new Set(places)) {
    const answer = await ask(place);
    if (answer.status !== 200 || !(await answer.text()).includes('storybook')) continue;
    const wrong = `${new URL(place).pathname} is a catalogue`;
    found.push({ what: 'origin', wrong, mend: OWN_ORIGIN });
  }
  return found.length > 0 ? found : [fine('origin: no catalogue beside the app')];
}

/** Checks that the deployed build neither answers from mocks nor has the public key of development. */
async function judgeBuild(address: URL, page: string): Promise<Finding[]> {
  const found: Finding[] = [];
  const worker = await ask(new URL('mockServiceWorker.js', address).href);
  if (worker.status === 200 && /javascript/.test(worker.headers.get('content-type') ?? '')) {
    const mend = 'Build with VITE_MOCKS=off.';
    found.push({ what: 'build', wrong: 'contains the mocks: nobody is asked for orders', mend });
  }
  if (page.toLowerCase().includes(DEVELOPMENT_LOGIN_CODE_KEY.toLowerCase())) {
    const mend = 'Build with a key of your own: VITE_LOGIN_CODE_KEY (openssl rand -hex 32).';
    found.push({ what: 'build', wrong: 'has the development key, which is public', mend });
  }
  return found.length > 0 ? found : [fine('build: no mocks, its own key')];
}

/**
 * Checks the app that is deployed at an address: https, the headers (headers.ts), compression, that source maps are not
 * served, that the build has neither mocks nor the development key, and that the usual folders contain no catalogue.
 */
export async function judgeDeployment(address: URL, env: Environment): Promise<Finding[]> {
  const found: Finding[] = [];
  if (address.protocol === 'https:' || LOCAL.test(address.hostname)) found.push(fine('https'));
  else {
    const mend = 'Serve the app over https: login codes cannot be decrypted elsewhere.';
    found.push({ what: 'https', wrong: `${address.origin} is not https`, mend });
  }
  try {
    const answer = await ask(address.href);
    if (answer.status !== 200) {
      const to = answer.headers.get('location');
      const wrong = `${address.href} is answered with ${answer.status}${to ? `, to ${to}` : ''}`;
      const mend = to ? `Call the doctor with ${new URL(to, address).href}` : 'Is the app there?';
      return [...found, { what: 'page', wrong, mend }];
    }
    const page = await answer.text();
    const headers = { ...siteHeaders(siteSettings(env), page), 'Cache-Control': REVALIDATED };
    found.push(...judgeHeaders('page', answer, headers), ...(await judgeFiles(address, page)));
    found.push(...(await judgeBuild(address, page)), ...(await findCatalogue(address)));
  } catch (error) {
    const wrong = `does not answer: ${error instanceof Error ? error.message : error}`;
    found.push({ what: 'page', wrong, mend: 'Check the address and the certificate.' });
  }
  return found;
}

/** Formats a finding in one or two lines. */
export function lineOf({ what, wrong, mend }: Finding): string {
  if (wrong === null) return `✓ ${what}`;
  return `✗ ${what}: ${wrong}${mend ? `\n    ${mend}` : ''}`;
}

/** Runs all checks in order. Without an address, CORS is checked for an example origin. */
export async function examine(env: Environment, address: URL | null): Promise<Finding[]> {
  const origin = address?.origin ?? 'https://app.example.com';
  const apis = new Set([env.VITE_API_URL, env.VITE_API_URL_SECONDARY].map((api) => api || '/api'));
  const reachable = [...apis].filter((api) => address !== null || URL.canParse(api));
  const variables = configurationProblems(env, DEVELOPMENT_LOGIN_CODE_KEY).map(
    ({ name, says }): Finding => ({ what: name, wrong: says }),
  );
  return [
    ...(variables.length > 0 ? variables : [fine('variables')]),
    ...(await Promise.all(reachable.map((api) => judgeApi(api, origin, env.DOCTOR_TOKEN)))).flat(),
    ...(address === null ? [] : await judgeDeployment(address, env)),
  ];
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const unclear = given.find((text) => !URL.canParse(text));
  if (unclear !== undefined) {
    console.error(`'${unclear}' is no address with a scheme. Write https://${unclear}`);
    process.exitCode = 1;
    return;
  }
  const [address = null, catalogue = null] = given.map((text) => new URL(text));
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const env = { ...loadEnv('production', folder, 'VITE_'), ...process.env };
  const findings = await examine(env, address);
  if (address && catalogue) findings.push(judgeCatalogue(address, catalogue));
  for (const finding of findings) console.log(lineOf(finding));
  const wrong = findings.filter((finding) => finding.wrong !== null).length;
  console.log(wrong === 0 ? '\nNo problems found.' : `\n${wrong} problems found.`);
  if (wrong > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
