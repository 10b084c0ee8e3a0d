import { HttpResponse } from 'msw';
import type { Db } from '../db/db.ts';
import type { NetworkScenario, ScenarioOptions } from './names.ts';

/**
 * Returns the response of a fault. Undefined if the fault only delays the call, which the normal handler then answers.
 * The caller counts each returned response, because a scenario can end after a number of responses. A fault that
 * returns undefined or never resolves must call `countScenarioResponse` itself.
 */
type Fault = (options: ScenarioOptions, db: Db, request: Request) => Promise<Response | undefined>;

const SLOW_MS = 3000;
const BYTE_MS = 1000;
const RETRY_AFTER_SECONDS = 30;
/** Size of a huge response. More than a phone should have to read, but small enough for tests. */
const HUGE_BYTES = 4_000_000;
const HUGE_ROWS = 2000;
/** Headers that announce a longer body than is sent, so that the client cannot read the body to its end. */
const ANNOUNCED = { 'Content-Type': 'application/json', 'Content-Length': '5000' };
const HALF = '{"data": [{"id": 1, "na';

/** Path to which `login-redirect-301` redirects: the login page of a captive portal, as in the network of a hotel. */
export const LOGIN_PAGE_PATH = '/captive-portal/login';

/**
 * Name of a header of fault responses. If a fault response has this header, the mock server sends a huge variant of the
 * normal response instead (`hugeOf`).
 */
export const HUGE = 'x-mock-huge';

function page(title: string, status = 200): Response {
  return new HttpResponse(`<!doctype html><title>${title}</title><h1>${title}</h1>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** Returns the address of the captive portal's login page, below the same base as the call. */
function loginPageUrl({ url }: Request): string {
  const { pathname } = new URL(url);
  return `${pathname.slice(0, pathname.indexOf('/api/'))}/api${LOGIN_PAGE_PATH}`;
}

/** Returns the login page to which `login-redirect-301` redirects. */
export const loginPage = () => page('Portal del hotel');

/** Returns a body that fails before its first byte. Over HTTP the connection closes after the headers. */
function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => controller.error(new TypeError('the connection was reset')),
  });
}

/** Returns a body that never ends, with a byte every `ms`. */
function slowBody(ms: number): ReadableStream<Uint8Array> {
  const byte = new TextEncoder().encode(' ');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream({
    pull: (controller) =>
      new Promise((resolve) => {
        timer = setTimeout(() => {
          controller.enqueue(byte);
          resolve();
        }, ms);
      }),
    cancel: () => clearTimeout(timer),
  });
}

/** Repeats rows until there are thousands. Each repetition has new ids, because the client drops duplicate ids. */
function manyRows(rows: readonly unknown[]): unknown[] {
  const rounds = Math.ceil(HUGE_ROWS / Math.max(rows.length, 1));
  return Array.from({ length: rounds }, (_, round) =>
    rows.map((row) => {
      if (typeof row !== 'object' || row === null || round === 0) return row;
      const { id, sku } = row as { id?: unknown; sku?: unknown };
      return {
        ...row,
        ...(typeof id === 'number' && { id: id + round * 1_000_000 }),
        ...(typeof sku === 'string' && { sku: `${sku}-${round}` }),
      };
    }),
  ).flat();
}

/** Returns a copy of `response` with thousands of rows in its lists, padded to some megabytes. */
export async function hugeOf(response: Response): Promise<Response> {
  const answer: unknown = await response.json();
  const huge = Array.isArray(answer)
    ? manyRows(answer)
    : typeof answer === 'object' && answer !== null
      ? Object.fromEntries(
          Object.entries(answer).map(([key, value]) => [
            key,
            Array.isArray(value) ? manyRows(value) : value,
          ]),
        )
      : answer;
  return new HttpResponse(JSON.stringify(huge).padEnd(HUGE_BYTES), {
    status: response.status,
    headers: { 'Content-Type': 'application/json' },
  });
}

export const NETWORK_FAULTS: Readonly<Record<NetworkScenario, Fault>> = {
  offline: async () => HttpResponse.error(),
  timeout: (_options, db) => {
    db.countScenarioResponse();
    // A promise without a timer: a timer would keep running after the page has aborted the request.
    return new Promise<never>(() => {});
  },
  slow: async ({ ms = SLOW_MS }, db) => {
    db.countScenarioResponse();
    await db.delay(ms);
    return undefined;
  },
  'server-500': async () => HttpResponse.json({ message: 'Error interno' }, { status: 500 }),
  'malformed-body': async () =>
    new HttpResponse(HALF, { headers: { 'Content-Type': 'application/json' } }),
  'wrong-shape': async () => HttpResponse.json('<!doctype html><title>Portal del hotel</title>'),
  'reset-after-headers': async () => new HttpResponse(brokenBody(), { headers: ANNOUNCED }),
  'cut-body': async () => new HttpResponse(HALF, { headers: ANNOUNCED }),
  'slow-body': async ({ ms = BYTE_MS }) =>
    new HttpResponse(slowBody(ms), { headers: { 'Content-Type': 'application/json' } }),
  'broken-gzip': async () =>
    new HttpResponse('this is not gzip', {
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    }),
  'no-content-204': async () => new HttpResponse(null, { status: 204 }),
  'login-redirect-301': async (_options, _db, request) =>
    new HttpResponse(null, {
      status: 301,
      // If the redirect were cached, a browser would still follow it after the fault has ended.
      headers: { Location: loginPageUrl(request), 'Cache-Control': 'no-store' },
    }),
  'forbidden-403': async () => HttpResponse.json({}, { status: 403 }),
  'missing-404': async () => page('Not Found', 404),
  'timeout-408': async () => page('Request Timeout', 408),
  'too-large-413': async () => page('Request Entity Too Large', 413),
  'too-many-429': async () =>
    HttpResponse.json({}, { status: 429, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } }),
  'gateway-502': async () => page('Bad Gateway', 502),
  'html-page': async () => loginPage(),
  'null-body': async () => HttpResponse.json(null),
  'huge-body': async () => new HttpResponse(null, { headers: { [HUGE]: 'yes' } }),
};
