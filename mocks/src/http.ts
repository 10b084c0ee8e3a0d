import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getResponse, type RequestHandler } from 'msw';
import { Db } from './db/db.ts';
import { fieldsOf } from './handlers/fields.ts';
import { createHandlers } from './handlers/handlers.ts';
import { findPersona } from './personas/personas.ts';
import { isScenarioName, type ScenarioOptions } from './scenarios/names.ts';

const IMAGES = fileURLToPath(new URL('../public/mock/img/', import.meta.url));
const IMAGE_PATH = /^\/(?:mock\/)?img\/([\w-]+\.svg)$/;
const CONTROL = '/__mock/';
const CORS_HEADERS = 'Authorization, Content-Type, X-Requested-With, X-App-Version';
const DAY_SECONDS = 86_400;

export interface MockServer {
  server: Server;
  db: Db;
  /** URL of the server without a path: 'http://127.0.0.1:4010'. */
  origin: string;
  close(): Promise<void>;
}

export interface MockServerOptions {
  /** 0 means any free port. */
  port?: number;
  host?: string;
  /** Delay before each response, ms; none by default. */
  latency?: number;
}

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function toRequest(
  incoming: IncomingMessage,
  origin: string,
  path: string,
): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body = await readBody(incoming);
  const method = incoming.method ?? 'GET';
  return new Request(new URL(path, origin), {
    method,
    headers,
    ...(body.length > 0 && method !== 'GET' && method !== 'HEAD' && { body }),
  });
}

/**
 * Sends a response of a handler unchanged. Closes the connection if the body of the response cannot be read. Sends a
 * slow body as slowly as it arrives.
 */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  const reader = response.body?.getReader();
  if (!reader) {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  outgoing.on('close', () => void reader.cancel().catch(() => {}));
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      outgoing.write(part.value);
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

function optionsOf(fields: Readonly<Record<string, unknown>>): ScenarioOptions {
  return {
    ...(typeof fields.only === 'string' && { only: fields.only }),
    ...(typeof fields.ms === 'number' && { ms: fields.ms }),
    ...(typeof fields.times === 'number' && { times: fields.times }),
  };
}

/** Whether a value is a time for the clock: an ISO 8601 date, which stops the clock, or null, which lets it run. */
function isMoment(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)));
}

/**
 * Answers the control routes, with which end-to-end tests (journeys) change the mock data. Only the HTTP server has
 * these routes.
 */
async function handleControl(db: Db, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const route = `${request.method} ${pathname.slice(CONTROL.length)}`;
  if (route === 'GET requests') return Response.json(db.requests);
  if (route === 'GET reports') return Response.json(db.reports);
  const fields = fieldsOf(await request.json().catch(() => null));
  const invalid = (message: string) => Response.json({ message }, { status: 422 });
  switch (route) {
    case 'POST reset': {
      const { persona, scenario, clock } = fields;
      if (persona != null && !(typeof persona === 'string' && findPersona(persona)))
        return invalid('No hay esa persona');
      if (scenario != null && !isScenarioName(scenario)) return invalid('No hay ese escenario');
      if (clock !== undefined && !isMoment(clock)) return invalid('No es una fecha');
      if (clock !== undefined) db.clock.fix(clock);
      const token = db.reset(typeof persona === 'string' ? persona : undefined);
      if (isScenarioName(scenario)) db.setScenario(scenario, optionsOf(fields));
      return Response.json({ token });
    }
    case 'POST scenario': {
      const { name } = fields;
      if (name != null && !isScenarioName(name)) return invalid('No hay ese escenario');
      db.setScenario(isScenarioName(name) ? name : null, optionsOf(fields));
      return Response.json({ scenario: db.scenario });
    }
    case 'POST time': {
      const { now } = fields;
      if (!isMoment(now)) return invalid('Falta now');
      db.clock.fix(now);
      return Response.json({ now: db.clock.now().toISOString() });
    }
    case 'POST expire-sessions':
      db.expireSessions();
      return Response.json({ message: 'ok' });
    case 'POST reports':
      // The app sends reports as beacons: JSON with the content type text/plain.
      db.reports.push(fields);
      return new Response(null, { status: 204 });
    case 'POST clear-requests':
      db.requests.length = 0;
      return Response.json({ message: 'ok' });
    default:
      return Response.json({ message: 'No existe' }, { status: 404 });
  }
}

async function sendImage(file: string, outgoing: ServerResponse): Promise<void> {
  const path = join(IMAGES, basename(file));
  const found = await stat(path).catch(() => null);
  if (!found) {
    outgoing.statusCode = 404;
    outgoing.end();
    return;
  }
  outgoing.setHeader('Content-Type', 'image/svg+xml');
  outgoing.setHeader('Cache-Control', `public, max-age=${DAY_SECONDS}`);
  createReadStream(path).pipe(outgoing);
}

async function respond(
  db: Db,
  handlers: RequestHandler[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const origin = `http://${incoming.headers.host ?? 'localhost'}`;
  const path = incoming.url ?? '/';
  outgoing.setHeader('Access-Control-Allow-Origin', incoming.headers.origin ?? '*');
  outgoing.setHeader('Vary', 'Origin');
  if (incoming.method === 'OPTIONS') {
    outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS');
    outgoing.setHeader('Access-Control-Allow-Headers', CORS_HEADERS);
    outgoing.setHeader('Access-Control-Max-Age', String(DAY_SECONDS));
    outgoing.statusCode = 204;
    outgoing.end();
    return;
  }
  const { pathname } = new URL(path, origin);
  const image = IMAGE_PATH.exec(pathname)?.[1];
  if (image !== undefined) return sendImage(image, outgoing);
  if (pathname.startsWith(CONTROL))
    return send(await handleControl(db, await toRequest(incoming, origin, path)), outgoing);

  // The API can be called with or without the prefix /api, so a missing prefix is added.
  const request = await toRequest(
    incoming,
    origin,
    pathname.startsWith('/api/') ? path : `/api${path}`,
  );
  outgoing.setHeader('Cache-Control', 'no-store');
  const response = await getResponse(handlers, request);
  if (response?.type === 'error') {
    incoming.socket.destroy();
    return;
  }
  await send(response ?? Response.json({ message: 'No existe' }, { status: 404 }), outgoing);
}

/**
 * Starts an HTTP server that answers with the mock handlers. The server has mock data of its own and allows any origin
 * (CORS).
 */
export async function startServer({
  port = 0,
  host = '127.0.0.1',
  latency = 0,
}: MockServerOptions = {}): Promise<MockServer> {
  const db = new Db();
  db.latency = latency;
  const handlers = createHandlers(db);
  const server = createServer((incoming, outgoing) => {
    // If a kept-alive connection closes before the response, browsers repeat the request by themselves. With one
    // connection per call, the log contains only the requests that the app has sent.
    outgoing.setHeader('Connection', 'close');
    respond(db, handlers, incoming, outgoing).catch((error: unknown) => {
      outgoing.statusCode = 500;
      outgoing.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  const origin = `http://${host}:${actual}`;
  db.imageBase = `${origin}/img/`;
  return {
    server,
    db,
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // The server cannot close while connections are pending or kept alive, so all connections are closed.
        server.closeAllConnections();
      }),
  };
}
