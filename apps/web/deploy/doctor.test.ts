import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { freePort } from '@gemas/tools/lib/static-site';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examine, judgeApi, judgeCatalogue, lineOf } from './doctor.ts';
import { IMMUTABLE, REVALIDATED, siteHeaders } from './headers.ts';
import { siteSettings } from './settings.ts';

const ORIGIN = 'https://app.example.com';
const ALLOWED = 'Authorization, Content-Type, X-App-Version, X-Requested-With';
const STORY = '<div id="storybook-root"></div>';
const PAGE = '<script>1</script><script type="module" src="./assets/app-1.js"></script>';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const wrongLines = (findings: Parameters<typeof lineOf>[0][]) =>
  findings.filter(({ wrong }) => wrong !== null).map(lineOf);

describe('the API on another origin', () => {
  const api = (headers: Record<string, string>, status = 204) =>
    serve((_, outgoing) => outgoing.writeHead(status, headers).end());
  const good = {
    'Access-Control-Allow-Origin': ORIGIN,
    'Access-Control-Allow-Headers': ALLOWED,
    'Cache-Control': 'no-store',
  };

  it('passes if it allows the origin and the headers of the app', async () => {
    expect(wrongLines(await judgeApi(`${await api(good)}/api`, ORIGIN))).toEqual([]);
  });

  it.each<[Record<string, string>, number, string]>([
    [{ 'Cache-Control': 'no-store' }, 204, `does not allow the origin ${ORIGIN} (it allows none)`],
    [{ ...good, 'Access-Control-Allow-Origin': 'https://other.example.com' }, 204, 'not allow the'],
    [good, 401, 'refuses the preflight with 401'],
    [
      { ...good, 'Access-Control-Allow-Headers': 'Authorization, Content-Type' },
      204,
      'does not allow the headers x-app-version, x-requested-with',
    ],
    [{ ...good, 'Access-Control-Allow-Headers': '*' }, 204, 'allow the headers authorization'],
  ])('fails with the headers %j and the status %i', async (headers, status, expected) => {
    const [line, ...others] = wrongLines(await judgeApi(await api(headers, status), ORIGIN));
    expect(line).toContain(expected);
    expect(line).toMatch(/\n {4}(Send|Answer) /);
    expect(others).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['without Cache-Control', {}],
    ['no-cache', { 'Cache-Control': 'no-cache, private' }],
    ['max-age', { 'Cache-Control': 'max-age=60' }],
    ['no-store within a longer word', { 'Cache-Control': 'x-no-store-x' }],
  ])('fails if its answers may be cached: %s', async (_, caching) => {
    const { 'Cache-Control': __, ...rest } = good;
    const origin = await api({ ...rest, ...caching });
    const lines = wrongLines(await judgeApi(origin, ORIGIN));
    expect(lines).toEqual([
      expect.stringMatching(/may be cached[^\n]*\n {4}Send Cache-Control: no-store/),
    ]);
    // If the API is on the app's own origin, CORS is not checked, but caching is.
    expect(wrongLines(await judgeApi(`${origin}/api`, origin))).toHaveLength(1);
  });

  it('is called with the given token, which no finding contains', async () => {
    const seen: unknown[] = [];
    const origin = await serve(({ method, headers }, outgoing) => {
      if (method === 'GET') seen.push(headers.authorization);
      outgoing.writeHead(204, { ...good, 'Cache-Control': 'private, No-Store' }).end();
    });
    const findings = await judgeApi(origin, ORIGIN, 'a-token');
    expect(wrongLines(findings)).toEqual([]);
    expect(new Set(seen)).toEqual(new Set(['Bearer a-token']));
    expect(findings.map(lineOf).join()).not.toContain('a-token');
  });

  it('fails if it does not answer', async () => {
    const [line] = wrongLines(await judgeApi(`http://127.0.0.1:${await freePort()}`, ORIGIN));
    expect(line).toContain('does not answer');
  });
});

describe('the deployment', () => {
  const env = { VITE_LOGIN_CODE_KEY: 'ab'.repeat(32) };
  const headers = { ...siteHeaders(siteSettings(env), PAGE), 'Cache-Control': REVALIDATED };
  type Answers = Record<string, [status: number, headers: Record<string, string>, body?: string]>;
  const answers: Answers = {
    '/': [200, headers, PAGE],
    '/api/auth/user': [401, { 'Cache-Control': 'no-store' }],
    '/assets/app-1.js': [200, { 'Cache-Control': IMMUTABLE, 'Content-Encoding': 'br' }],
  };

  async function examined(change: Answers = {}): Promise<string[]> {
    const all = { ...answers, ...change };
    const origin = await serve((incoming, outgoing) => {
      const [status, sent, body = ''] = all[incoming.url ?? ''] ?? [404, {}];
      outgoing.writeHead(status, sent).end(body);
    });
    return wrongLines(await examine(env, new URL(`${origin}/`)));
  }

  it('passes if headers and files are as expected', async () => {
    expect(await examined()).toEqual([]);
  });

  it.each<[string, Answers]>([
    [
      "X-Frame-Options is 'SAMEORIGIN'",
      { '/': [200, { ...headers, 'X-Frame-Options': 'SAMEORIGIN' }, PAGE] },
    ],
    [
      "Cache-Control is 'max-age=600'",
      { '/': [200, { ...headers, 'Cache-Control': 'max-age=600' }, PAGE] },
    ],
    // The policy has the hash of another script.
    ['Content-Security-Policy is', { '/': [200, headers, PAGE.replace('>1<', '>2<')] }],
    ['is answered with 301, to /app/', { '/': [301, { Location: '/app/' }] }],
    ['contains no script', { '/': [200, headers, '<p>Hola</p>'] }],
    ['is answered with 404', { '/assets/app-1.js': [404, {}] }],
    ['is not compressed', { '/assets/app-1.js': [200, { 'Cache-Control': IMMUTABLE }] }],
    ['Cache-Control is not sent', { '/assets/app-1.js': [200, { 'Content-Encoding': 'br' }] }],
    ['source maps: are served to anybody', { '/assets/app-1.js.map': [200, {}] }],
    [
      'contains the mocks',
      { '/mockServiceWorker.js': [200, { 'Content-Type': 'text/javascript' }] },
    ],
    [
      'has the development key',
      { '/': [200, headers, `${PAGE}<!-- ${DEVELOPMENT_LOGIN_CODE_KEY} -->`] },
    ],
    ['/iframe.html is a catalogue', { '/iframe.html': [200, {}, STORY] }],
    ['/storybook/iframe.html is a catalogue', { '/storybook/iframe.html': [200, {}, STORY] }],
  ])('fails: %s', async (expected, change) => {
    const lines = await examined(change);
    expect(lines.join('\n')).toContain(expected);
    for (const line of lines) expect(line, 'how to mend it').toMatch(/\n {4}\S/);
  });

  it('passes if unknown addresses are answered with index.html', async () => {
    const page: Answers[string] = [200, headers, PAGE];
    expect(await examined({ '/iframe.html': page, '/storybook/iframe.html': page })).toEqual([]);
  });

  it('fails with a catalogue at the origin of the app, and passes with one at another origin', () => {
    const address = new URL('https://app.example.com/juego/');
    const judge = (catalogue: string) => judgeCatalogue(address, new URL(catalogue)).wrong;
    expect(judge('https://app.example.com/ui/')).toContain('origin');
    expect(judge('https://ui.example.com/')).toBeNull();
  });

  it('reports every missing header', async () => {
    // One finding for each header, including the content security policy.
    const count = Object.keys(headers).length;
    expect(await examined({ '/': [200, {}, PAGE] })).toHaveLength(count);
  });
});

it('reports wrong variables without an address to check', async () => {
  const lines = wrongLines(await examine({ VITE_API_ULR: '/api' }, null));
  expect(lines[0]).toBe('✗ VITE_API_ULR: No such variable. Did you mean VITE_API_URL?');
  expect(lines).toHaveLength(2);
});
