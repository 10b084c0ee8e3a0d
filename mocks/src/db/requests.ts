/** A call as it arrived, for tests that compare what the client really sent. */
export interface LoggedRequest {
  method: string;
  /** Path below the API base: '/orders/simulation'. */
  path: string;
  query: Record<string, string>;
  headers: {
    authorization: string | null;
    'x-app-version': string | null;
    'x-requested-with': string | null;
  };
  /** Parsed JSON, the raw text when it is no JSON, null without a body. */
  body: unknown;
}

/** Part of a call's address below the API base, however that base begins. */
export function apiPath(url: string): string {
  const { pathname } = new URL(url);
  const at = pathname.indexOf('/api/');
  return at === -1 ? pathname : pathname.slice(at + '/api'.length);
}

/** Body of a request: parsed JSON, raw text when it is no JSON, null when there is none. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export function logEntry(request: Request, body: unknown): LoggedRequest {
  const header = (name: string) => request.headers.get(name);
  return {
    method: request.method,
    path: apiPath(request.url),
    query: Object.fromEntries(new URL(request.url).searchParams),
    headers: {
      authorization: header('authorization'),
      'x-app-version': header('x-app-version'),
      'x-requested-with': header('x-requested-with'),
    },
    body,
  };
}

/** Development servers keep source files in folders called api, too: those are never calls. */
const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|css|json|svg|map|html)$/;

/** True for a request of a file, which no handler may take for a call. */
export function isFileRequest(request: Request): boolean {
  return SOURCE_FILE.test(new URL(request.url).pathname);
}
