import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import type { Account, Db } from '../db/db.ts';
import { isFileRequest, logEntry, readBody } from '../db/requests.ts';
import { scenarioHandlers } from '../scenarios/scenarios.ts';

export type Method = 'GET' | 'POST';

/** What a call's resolver gets. */
export interface Call {
  request: Request;
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
  /** Parsed JSON of the body, null without one. */
  body: unknown;
}

/** What a call that needs a session gets as well. */
export interface OwnCall extends Call {
  me: Account;
}

/** A refusal with the message that the person reads. */
export function refuse(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status });
}

/** Where handlers answer: any origin and any base that ends in /api. */
export const API = '*/api';

export interface Calls {
  /** A call that anybody may make. */
  open(
    method: Method,
    path: string,
    answer: (call: Call) => Response | Promise<Response>,
  ): RequestHandler;
  /** A call that needs a session: 401 without one. */
  own(
    method: Method,
    path: string,
    answer: (call: OwnCall) => Response | Promise<Response>,
  ): RequestHandler;
}

function plainParams(params: Readonly<Record<string, string | readonly string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value ?? '')]),
  );
}

/**
 * Makes handlers over a store. Each call is logged, waits the store's latency, gives way to the active
 * scenario and checks the session before its resolver answers.
 */
export function callsOf(db: Db): Calls {
  async function fault(request: Request): Promise<Response | undefined> {
    if (!db.scenario) return undefined;
    const { name, options } = db.scenario;
    const response = await getResponse(scenarioHandlers(name, db, options), request.clone());
    if (response) db.spendScenario();
    return response;
  }

  const handle = (
    method: Method,
    path: string,
    answer: (call: Call) => Response | Promise<Response>,
  ): RequestHandler =>
    http[method === 'GET' ? 'get' : 'post'](`${API}${path}`, async ({ request, params }) => {
      if (isFileRequest(request)) return undefined;
      const body = await readBody(request);
      db.requests.push(logEntry(request, body));
      if (db.latency > 0) await delay(db.latency);
      const spoilt = await fault(request);
      if (spoilt) {
        db.onChange();
        return spoilt;
      }
      const query = new URL(request.url).searchParams;
      const response = await answer({ request, query, params: plainParams(params), body });
      if (method === 'POST') db.onChange();
      return response;
    });

  return {
    open: handle,
    own: (method, path, answer) =>
      handle(method, path, (call) => {
        const me = db.accountOf(call.request);
        if (!me) return refuse(401, 'Tu sesión terminó. Vuelve a entrar.');
        const { refusal } = me.world;
        if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
        return answer({ ...call, me });
      }),
  };
}
