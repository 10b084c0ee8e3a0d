import { createServer, type Server } from 'node:http';
import { personas } from '@gemas/mocks';
import { type MockServer, startServer } from '@gemas/mocks/http';
import { docsContract } from '@gemas/tools/api/contract';
import { listen } from '@gemas/tools/lib/static-site';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askAll } from './ask.ts';
import { checkApi, type Report, reportText } from './check.ts';

const FERNANDA = '48213';
const ROLES = [FERNANDA, '50120', '40210', '40211', '33190', '10027', '10028', '10029'];
const EMPTY = '60023';

let mock: MockServer;
const closers: (() => unknown)[] = [];
beforeAll(async () => {
  mock = await startServer();
});
afterAll(async () => {
  for (const close of closers) close();
  await mock.close();
});

const target = (origin: string, code = FERNANDA, timeoutMs = 10_000) => ({
  api: `${origin}/api`,
  secondary: `${origin}/api`,
  code,
  version: '1.0.0',
  timeoutMs,
});

const listening = async (server: Server): Promise<string> => {
  const { origin, close } = await listen(server);
  closers.push(close);
  return origin;
};

/** Starts a server that changes the answers of the mock server. `change` receives the path and the parsed answer. */
const changed = (change: (path: string, answer: unknown) => unknown): Promise<string> =>
  listening(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const { url = '', method = 'GET', headers } = request;
      const answer = await fetch(`${mock.origin}${url}`, {
        method,
        headers: { Authorization: String(headers.authorization ?? '') },
        ...(method === 'POST' && { body: Buffer.concat(chunks) }),
      });
      const path = url.replace(/^\/api|\?.*$/g, '');
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      response.end(JSON.stringify(change(path, await answer.json())));
    }),
  );

const rowOf = ({ rows }: Report, call: string) => rows.find((row) => row.call === call);

it('the calls of all roles are all GETs of the document', async () => {
  const { find, operations } = docsContract();
  const made = new Set<string>();
  for (const code of ROLES) {
    mock.db.reset();
    for (const { call } of await askAll(target(mock.origin, code)))
      if (call.method === 'GET') made.add(find('GET', call.path)?.operation.path ?? call.path);
  }
  const gets = operations.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect([...made].sort()).toEqual(gets.sort());
});

it.each([...ROLES, EMPTY])('finds nothing wrong with the mock server as %s', async (code) => {
  mock.db.reset();
  const report = await checkApi(target(mock.origin, code), 'https://app.example.com');
  expect(
    report.rows.flatMap(({ lacks, call }) => lacks.map((lack) => ({ call, ...lack }))),
  ).toEqual([]);
  expect(report.isComplete).toBe(true);
  expect(report.cors).toEqual(['fine', 'fine']);
  expect(report.assumptions.filter(({ verdict }) => verdict === 'refuted')).toEqual([]);
  const posts = mock.db.requests.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual(['/auth/login']);
});

it('finds a renamed field, a list as an object and ids as words, and names the screens', async () => {
  mock.db.reset();
  const origin = await changed((path, answer) => {
    if (path === '/stats/region/referals') {
      const { position: rank, ...others } = answer as Record<string, unknown>;
      return { ...others, rank };
    }
    if (path === '/notifications') return { data: answer };
    if (path === '/materials')
      return (answer as object[]).map((row) => ({ ...row, roles: ['Activador', 'Promotor'] }));
    return answer;
  });
  const report = await checkApi(target(origin), null);
  expect(report.isComplete).toBe(false);
  const faults = report.rows.filter(({ lacks }) => lacks.length > 0).map(({ call }) => call);
  expect(faults).toEqual(['GET /stats/region/referals', 'GET /materials', 'GET /notifications']);
  const text = reportText(report);
  expect(text).toContain(
    '✗ position: nothing instead of Figure. Score, RegionalRanking, CorpRegionRanking: without Position of the user.',
  );
  expect(text).toContain(
    '✗ object instead of list. Notifications, Menu, Score: without this answer',
  );
  expect(text).toContain(
    '✗ [].roles[]: string instead of integer or string (8 times). Help, Material, Score',
  );
  expect(report.assumptions.find(({ assumed }) => assumed.startsWith('Role ids'))?.verdict).toBe(
    'refuted',
  );
});

it('reads answers that are odd but readable, and refutes guesses', async () => {
  mock.db.reset();
  const origin = await changed((path, answer) => {
    if (path === '/auth/user') {
      const { user, wallet } = answer as { user: object; wallet: { balance: string } };
      return { user, balance: wallet.balance };
    }
    if (path === '/states') return ['Guanajuato'];
    if (path === '/challenges/personal') return '<h1>Not here</h1>';
    return answer;
  });
  const report = await checkApi(target(origin), null);
  expect(rowOf(report, 'GET /states')).toMatchObject({ read: '1 rows', lacks: [] });
  expect(rowOf(report, 'GET /auth/user')?.lacks).toMatchObject([
    { path: 'wallet', found: 'nothing' },
  ]);
  expect(rowOf(report, 'GET /challenges/personal')?.lacks).toHaveLength(1);
  const refuted = report.assumptions.filter(({ verdict }) => verdict === 'refuted');
  expect(refuted.map(({ otherwise }) => otherwise)).toContain(
    'Score does not show the personal challenge.',
  );
});

it('prints no value of an answer', async () => {
  mock.db.reset();
  const report = await checkApi(target(mock.origin), 'https://app.example.com');
  const printed = `${reportText(report)}${JSON.stringify(report)}`;
  for (const secret of [
    FERNANDA,
    'Fernanda',
    'mock-token',
    'Hidalgo',
    'correo.mx',
    'Soporte',
    '1,284',
    '1284',
  ])
    expect(printed).not.toContain(secret);
  expect(personas[0].name).toContain('Fernanda');
});

it.each([
  ['a page', 200, '<!doctype html><h1>Hotel</h1>', 'answers with a page: this is no API'],
  ['a wrong code', 401, '{"message":"No"}', 'the code or the token is refused'],
  ['a blocked user', 403, '{"error_code":"blacklist"}', 'the user is blocked or may not do this'],
  ['an old version', 409, '{}', 'the version of the app is no longer served'],
  ['no such address', 404, 'Not Found', 'there is no such call'],
  ['a redirect', 302, '', 'redirects to another address'],
  ['an error', 500, '', 'fails'],
  ['cut JSON', 200, '{"token": "a', 'cannot be read'],
])('says that the log-in failed: %s', async (_, status, body, failure) => {
  const origin = await listening(
    createServer((_request, response) => {
      response.writeHead(status, status === 302 ? { location: '/other' } : {}).end(body);
    }),
  );
  const { rows, isComplete } = await checkApi(target(origin), null);
  expect(isComplete).toBe(false);
  expect(rows).toMatchObject([{ call: 'POST /auth/login', status, read: failure }]);
});

it('says that a server does not answer in time, that nobody listens, and that nobody trusts a certificate', async () => {
  const silent = await listening(createServer(() => {}));
  const read = async (origin: string) =>
    (await checkApi(target(origin, FERNANDA, 300), null)).rows[0]?.read;
  expect(await read(silent)).toBe('no answer in time');
  expect(await read('http://127.0.0.1:9')).toBe('no connection');
  vi.stubGlobal('fetch', () =>
    Promise.reject(
      Object.assign(new TypeError('fetch failed'), {
        cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      }),
    ),
  );
  expect(await read('https://127.0.0.1:9')).toBe('nobody trusts the certificate');
  vi.unstubAllGlobals();
});

it('reads an answer of 10 MB, and says that it is not compressed', async () => {
  mock.db.reset();
  const origin = await changed((path, answer) =>
    path === '/faqs'
      ? [...(answer as object[]), { id: 99, question: 'a', answer: 'a'.repeat(10_000_000) }]
      : answer,
  );
  const row = rowOf(await checkApi(target(origin), null), 'GET /faqs');
  expect(row).toMatchObject({ lacks: [], warnings: ['not compressed'] });
  expect(row?.bytes).toBeGreaterThan(10_000_000);
});
