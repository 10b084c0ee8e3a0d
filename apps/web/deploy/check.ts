// Serves the built app with a real nginx, at the root and below a path, and checks that nginx sends the headers that
// headers.ts defines: `npm run deploy:check`. Does the same with the catalogue, if it is built. `--journeys` also runs
// some of the end-to-end tests (apps/e2e/journeys) against nginx.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@gemas/mocks/http';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { chromium } from 'playwright';
import {
  CLEARING,
  catalogueHeaders,
  type Headers,
  NO_STORE,
  siteHeaders,
  withCaching,
} from './headers.ts';
import { logLinesWithSecrets, oddRequests } from './logs.ts';
import { findNginx, hasBrotli, runNginx } from './run-nginx.ts';
import { siteSettings } from './settings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const APP = join(ROOT, 'apps/web/dist');
const CATALOGUE = join(ROOT, 'storybook-static');
const BASES = ['/', '/juego/'];
/**
 * Selects the end-to-end tests that `--journeys` runs: each item is a part of a test's title or file name.
 * `attacks.spec.ts` contains the attacks of docs/security.md.
 */
const JOURNEYS = [
  'main-job.spec.ts',
  'attacks.spec.ts',
  'a log-out removes all data',
  'http-cache.spec.ts',
  'the kill switch',
];

const ask = (address: string, encoding = 'identity') =>
  fetch(address, { redirect: 'manual', headers: { 'Accept-Encoding': encoding } });

let failures = 0;

function report(what: string, problems: readonly string[]): void {
  failures += problems.length;
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${what}`);
  for (const problem of problems) console.log(`    ${problem}`);
}

function differences(
  { status, headers }: Response,
  expected: { status: number; headers: Headers },
): string[] {
  const found = status === expected.status ? [] : [`status ${status}, not ${expected.status}`];
  for (const [name, value] of Object.entries(expected.headers)) {
    const sent = headers.get(name);
    if (sent !== value) found.push(`${name}: ${sent ?? 'missing'}, not ${value}`);
  }
  return found;
}

async function checkEncodings(site: string, path: string, file: string): Promise<string[]> {
  const problems: string[] = [];
  for (const encoding of ['identity', 'gzip', ...(hasBrotli() ? ['br'] : [])]) {
    const answer = await ask(`${site}${path}`, encoding);
    // `fetch` decodes the body.
    const body = Buffer.from(await answer.arrayBuffer());
    if ((answer.headers.get('content-encoding') ?? 'identity') !== encoding) {
      problems.push(`${path} is not sent as ${encoding}`);
    } else if (!body.equals(readFileSync(join(APP, file))))
      problems.push(`${path} as ${encoding} has other content`);
  }
  return problems;
}

async function checkSite(base: string, origin: string, headers: Headers) {
  const site = `${origin}${base}`;
  // A script that has a source map.
  const name = readdirSync(join(APP, 'assets')).find((name) => /^app-.*\.js$/.test(name));
  const script = `assets/${name}`;
  const expectAnswer = async (path: string, status: 200 | 404) => {
    const expected = withCaching(headers, `/${path}`, status === 200);
    const answer = await ask(`${site}${path}`);
    const more = Object.keys(headers).filter(
      (name) => !(name in expected) && answer.headers.has(name),
    );
    return [
      ...differences(answer, { status, headers: expected }),
      ...more.map((name) => `${name} is sent, which only pages need`),
    ];
  };
  report('the page: its headers, and revalidated each time', [
    ...(await expectAnswer('', 200)),
    ...(await expectAnswer('index.html', 200)),
  ]);
  report(
    'a file with a hash in its name: its headers, and cached for a year',
    await expectAnswer(script, 200),
  );
  report(
    'a missing file: its headers, and never cached',
    await expectAnswer('assets/gone.js', 404),
  );
  const logOut = await ask(`${site}${CLEARING.path}`);
  const { size } = await logOut.blob();
  report('only a log-out is answered with Clear-Site-Data, which empties the HTTP cache', [
    ...differences(logOut, {
      status: 204,
      headers: { [CLEARING.header]: CLEARING.value, 'Cache-Control': NO_STORE },
    }),
    ...(size === 0 ? [] : [`${size} bytes`]),
    ...((await ask(site)).headers.has(CLEARING.header) ? ['the page empties the cache'] : []),
  ]);
  report('source maps and compressed files are not served by name', [
    ...(await expectAnswer(`${script}.map`, 404)),
    ...(await expectAnswer(`${script}.gz`, 404)),
  ]);
  report(`encodings: plain, gzip${hasBrotli() ? ', brotli' : ' (no module for brotli here)'}`, [
    ...(await checkEncodings(site, script, script)),
    ...(await checkEncodings(site, '', 'index.html')),
  ]);
  if (base !== '/') {
    const bare = await ask(`${origin}${base.slice(0, -1)}?code=1`);
    report('the path without its slash leads to the app, with its query', [
      ...differences(bare, { status: 308, headers: { Location: `${base}?code=1` } }),
      ...differences(await ask(`${origin}/`), { status: 404, headers }),
    ]);
  }
}

/** Opens the catalogue. Checks that its first story is shown, and that the content security policy blocks nothing. */
async function checkCatalogue(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  const page = await browser.newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(`${origin}/`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const story = preview.getByRole('heading', { level: 1, name: 'Esmeraldas' });
  const isShown = await story.waitFor({ timeout: 30_000 }).then(
    () => true,
    () => false,
  );
  await browser.close();
  report('the first page is shown under the policy', [
    ...(isShown ? [] : ['nothing is shown']),
    ...violations,
  ]);
}

async function checkApi(origin: string): Promise<void> {
  const { status, headers } = await ask(`${origin}/api/faqs`);
  const caching = headers.get('cache-control');
  report('calls below /api/ are passed on, and their headers are not changed', [
    ...(status === 401 || status === 200 ? [] : [`status ${status}`]),
    ...(headers.has('content-security-policy') ? ['a Content-Security-Policy was added'] : []),
    ...(caching === NO_STORE ? [] : [`Cache-Control is ${caching}, not the value of the API`]),
  ]);
}

/**
 * Checks that no log contains a login code or the IP address of a client. The configured API does not answer, so that
 * failing calls are logged too.
 */
async function checkLogs(nginx: string, base: string, headers: Headers): Promise<void> {
  const server = await runNginx(nginx, { root: APP, base, headers, api: 'http://127.0.0.1:1' });
  const lines = await logLinesWithSecrets(server, base);
  const requests = server.written().match(/^\d{4}-\d\d-\d\dT.*$/gm) ?? [];
  report(`logs: no personal data after ${oddRequests(base).length} odd requests`, [
    ...lines,
    ...(requests.length < 20 ? [`only ${requests.length} requests are logged`] : []),
  ]);
  await server.close();
}

function runJourneys(nginx: string, base: string): void {
  const command = ['playwright', 'test', '-c', 'apps/e2e/journeys/playwright.config.ts'];
  const wanted = ['-g', JOURNEYS.join('|'), '--project', '390x844'];
  const { status } = spawnSync('npx', [...command, ...wanted], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS_NGINX: nginx, JOURNEYS_BASE: base },
  });
  report(`journeys at ${base}`, status === 0 ? [] : ['some failed, see above']);
}

async function main(): Promise<void> {
  const nginx = findNginx();
  if (nginx === undefined) {
    console.log(
      'Skipped: there is no nginx on this machine, and it may not be installed from here.',
    );
    return;
  }
  if (!existsSync(join(APP, 'index.html'))) {
    console.error('There is no build yet: npm run build');
    process.exitCode = 1;
    return;
  }
  const api = await startServer();
  const page = readFileSync(join(APP, 'index.html'), 'utf8');
  const headers = siteHeaders(siteSettings({ VITE_PICTURE_ORIGINS: api.origin }), page);
  for (const base of BASES) {
    console.log(`\nThe app at ${base}`);
    const server = await runNginx(nginx, { root: APP, base, headers, api: api.origin });
    await checkSite(base, server.origin, headers);
    await checkApi(server.origin);
    await server.close();
    await checkLogs(nginx, base, headers);
    if (process.argv.includes('--journeys')) runJourneys(nginx, base);
  }
  await api.close();
  if (existsSync(join(CATALOGUE, 'index.html'))) {
    console.log('\nThe catalogue at /');
    const server = await runNginx(nginx, {
      root: CATALOGUE,
      base: '/',
      headers: catalogueHeaders(),
    });
    const answer = await ask(`${server.origin}/`);
    report('the page: headers', differences(answer, { status: 200, headers: catalogueHeaders() }));
    await checkCatalogue(server.origin);
    await server.close();
  } else {
    console.log('\nThe catalogue: not built (npm run build-storybook), so not checked.');
  }
  console.log(failures === 0 ? '\nNo problems found.' : `\n${failures} problems.`);
  if (failures > 0) process.exitCode = 1;
}

await main();
