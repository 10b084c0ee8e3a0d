/** A call that the mock server has received. Tests use it to check what the client has sent. */
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
  /** The parsed JSON, or the raw text if the body is not JSON. Null without a body. */
  body: unknown;
}

/** Returns the part of a path after `/api`: '/orders'. */
function apiPath(url: string): string {
  const { pathname } = new URL(url);
  const at = pathname.indexOf('/api/');
  return at === -1 ? pathname : pathname.slice(at + '/api'.length);
}

/**
 * Returns the parsed JSON body of a request, the raw text if the body is not JSON, or null without a body. The request
 * can still be read afterwards.
 */
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

/**
 * Matches source files. A development server also serves source files from folders named api, and these requests are
 * not calls.
 */
const SOURCE_FILE = /\.(?:[cm]?[jt]sx?|css|json|svg|map|html)$/;

/** Whether a request is for a source file. Handlers must not answer such a request. */
export function isFileRequest(request: Request): boolean {
  return SOURCE_FILE.test(new URL(request.url).pathname);
}
