import { delay, getResponse, HttpResponse, http, type RequestHandler } from 'msw';
import { type Account, Db } from '../db/db.ts';
import { isFileRequest, logEntry, readBody } from '../db/requests.ts';
import { SCENARIO_GROUPS } from '../scenarios/names.ts';
import { HUGE, hugeOf } from '../scenarios/network.ts';
import { scenarioHandlers } from '../scenarios/scenarios.ts';

export type Method = 'GET' | 'POST';

/** Argument of a resolver, which is the function that answers a call. */
export interface Call {
  request: Request;
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
  /** The parsed JSON, or the raw text if the body is not JSON. Null without a body. */
  body: unknown;
}

export interface AuthenticatedCall extends Call {
  account: Account;
}

/** Returns a response with an error status and the message that the client shows. */
export function errorResponse(status: number, message: string): Response {
  return HttpResponse.json({ message }, { status });
}

/** Start of every handled path: any origin and any base path that ends in /api. */
export const API = '*/api';

export interface Calls {
  /** Creates a handler for a call that needs no log-in. */
  anonymous(
    method: Method,
    path: string,
    resolver: (call: Call) => Response | Promise<Response>,
  ): RequestHandler;
  /** Creates a handler for a call that needs a log-in. Without a valid token, the answer has status 401. */
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
 * Returns functions that create handlers, which read and change the mock data `db`. A handler does the following, in
 * this order:
 *
 * - Logs the call and waits for `db.latency`.
 * - Answers with the response of the active scenario, if there is one.
 * - Checks that the user is logged in, if the call needs it.
 * - Answers with the response of the resolver.
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
      const entry = logEntry(request, body);
      db.requests.push(entry);
      if (db.latency > 0) await delay(db.latency);
      const scenario = db.scenario?.name;
      const fault = await faultResponse(request);
      const isHuge = fault?.headers.has(HUGE) === true;
      if (fault && !isHuge) {
        const isOfNetwork = scenario !== undefined && scenario in SCENARIO_GROUPS.Network;
        Db.onExchange?.(entry, isOfNetwork || fault.type === 'error' ? null : fault.clone());
        db.onChange();
        return fault;
      }
      const query = new URL(request.url).searchParams;
      const response = await resolver({ request, query, params: plainParams(params), body });
      Db.onExchange?.(entry, response.clone());
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
