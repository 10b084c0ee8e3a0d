import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import type { Account, Db } from '../db/db.ts';
import { isFileRequest, logEntry, readBody } from '../db/requests.ts';
import { HUGE, hugeOf } from '../scenarios/network.ts';
import { scenarioHandlers } from '../scenarios/scenarios.ts';

export type Method = 'GET' | 'POST';

/** What the resolver of a call receives. */
export interface Call {
  request: Request;
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
  /** The body as `readBody` returns it; null without one. */
  body: unknown;
}

/** A call with a session, and the account of that session. */
export interface AuthenticatedCall extends Call {
  account: Account;
}

/** An error status with the message that the client shows. */
export function errorResponse(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status });
}

/** Base of every handled path: any origin and any prefix that ends in /api. */
export const API = '*/api';

export interface Calls {
  /** A call that needs no session. */
  anonymous(
    method: Method,
    path: string,
    resolver: (call: Call) => Response | Promise<Response>,
  ): RequestHandler;
  /** A call that needs a session: status 401 without one. */
  authenticated(
    method: Method,
    path: string,
    resolver: (call: AuthenticatedCall) => Response | Promise<Response>,
  ): RequestHandler;
}

function plainParams(params: Readonly<Record<string, string | readonly string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value ?? '')]),
  );
}

/**
 * Creates handlers for a store. Each call is logged and delayed by the store's latency. Then it is passed to the active
 * scenario and checked for a session, before its resolver runs.
 */
export function callsOf(db: Db): Calls {
  async function faultResponse(request: Request): Promise<Response | undefined> {
    if (!db.scenario) return undefined;
    const { name, options } = db.scenario;
    const response = await getResponse(scenarioHandlers(name, db, options), request.clone());
    if (response) db.countScenarioResponse();
    return response;
  }

  const handle = (
    method: Method,
    path: string,
    resolver: (call: Call) => Response | Promise<Response>,
  ): RequestHandler =>
    http[method === 'GET' ? 'get' : 'post'](`${API}${path}`, async ({ request, params }) => {
      if (isFileRequest(request)) return undefined;
      const body = await readBody(request);
      db.requests.push(logEntry(request, body));
      if (db.latency > 0) await delay(db.latency);
      const fault = await faultResponse(request);
      const isHuge = fault?.headers.has(HUGE) === true;
      if (fault && !isHuge) {
        db.onChange();
        return fault;
      }
      const query = new URL(request.url).searchParams;
      const response = await resolver({ request, query, params: plainParams(params), body });
      if (method === 'POST') db.onChange();
      return isHuge ? hugeOf(response) : response;
    });

  return {
    anonymous: handle,
    authenticated: (method, path, resolver) =>
      handle(method, path, (call) => {
        const account = db.accountOf(call.request);
        if (!account) return errorResponse(401, 'Tu sesión terminó. Vuelve a entrar.');
        const { refusal } = account.world;
        if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
        return resolver({ ...call, account });
      }),
  };
}
