import { readFileSync } from 'node:fs';
import type { Server as HttpServer, RequestListener } from 'node:http';
import { join } from 'node:path';
import { Db, type LoggedRequest, type ScenarioName } from '@gemas/mocks';
import { startServer } from '@gemas/mocks/http';
import { collectExchanges } from '@gemas/tools/api/exchanges';
import { SOON_MS, watchWork } from '@gemas/tools/lib/work';
import { type Headers, siteHeaders } from '@gemas/web/deploy/headers';
import { runNginx } from '@gemas/web/deploy/run-nginx';
import { siteSettings } from '@gemas/web/deploy/settings';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { serve } from '../bench/serve.ts';
import { BUILD_DIR } from './build.ts';
import { settled } from './settled.ts';

export { expect };

/** Delay of a held answer, ms. Longer than any test, so that only `recover` sends the answer. */
const HELD_MS = 600_000;

/** Controls the mock server, and reads the requests that the server has received. */
export class Server {
  constructor(
    /** Origin of the API. Different from the origin of the page. */
    readonly origin: string,
    private readonly context: BrowserContext,
  ) {}

  /** Resets the mock server. Logs in the persona with this employee code, if given, and returns the token. */
  async reset(persona?: string): Promise<string> {
    const { token } = await this.control('reset', persona === undefined ? {} : { persona });
    return String(token ?? '');
  }

  /** Ends all sessions: the next call gets status 401. The app can log in again. */
  async expireSessions(): Promise<void> {
    await this.control('expire-sessions', {});
  }

  /** Starts a scenario of the mock server, which makes calls fail. */
  async fail(name: ScenarioName, options: { only?: string } = {}): Promise<void> {
    await this.control('scenario', { name, ...options });
  }

  /** Delays the answers to all calls until `recover`. If `only` is given ('method path'), delays only this call. */
  async hold(only?: string): Promise<void> {
    await this.control('scenario', { name: 'slow', ms: HELD_MS, only });
  }

  /** Ends the scenario. Held answers are sent at once. */
  async recover(): Promise<void> {
    await this.control('scenario', { name: null });
  }

  /** Waits until all pages are settled. Returns the received requests with this method and path. */
  async requests(method: string, path: string): Promise<LoggedRequest[]> {
    await settled(this.context);
    return this.requestsSoFar(method, path);
  }

  /** Returns the requests so far, without waiting. For use in `expect.poll`, or while an answer is held. */
  async requestsSoFar(method: string, path: string): Promise<LoggedRequest[]> {
    const response = await fetch(`${this.origin}/__mock/requests`);
    const all = (await response.json()) as LoggedRequest[];
    return all.filter((request) => request.method === method && request.path === path);
  }

  async bodies(method: string, path: string): Promise<unknown[]> {
    return (await this.requests(method, path)).map(({ body }) => body);
  }

  async orderCalls(): Promise<[simulations: number, orders: number]> {
    const simulations = await this.requests('POST', '/orders/simulation');
    const orders = await this.requests('POST', '/orders');
    return [simulations.length, orders.length];
  }

  private async control(verb: string, body: unknown): Promise<{ token?: unknown }> {
    const response = await fetch(`${this.origin}/__mock/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.ok, `POST /__mock/${verb}`).toBe(true);
    const answer: unknown = await response.json().catch(() => null);
    return typeof answer === 'object' && answer !== null ? answer : {};
  }
}

/** Returns the HTTP headers of a deployment. `env` contains the variables of the deployment, and `folder` the build. */
export function headersFor(env: Parameters<typeof siteSettings>[0], folder = BUILD_DIR) {
  return siteHeaders(siteSettings(env), readFileSync(join(folder, 'index.html'), 'utf8'));
}

/** Returns the HTTP headers of a deployment whose API and pictures are at `apiOrigin`. */
export const headersForApi = (apiOrigin: string) =>
  headersFor({ VITE_API_URL: apiOrigin, VITE_PICTURE_ORIGINS: apiOrigin });

/** Path of nginx, set by `npm run deploy:check`. If it is set, a real nginx serves the app below the path `BASE`. */
const NGINX = process.env.JOURNEYS_NGINX;
const BASE = process.env.JOURNEYS_BASE ?? '/';

export interface Deployed {
  /** Origin of the page: 'http://127.0.0.1:41733'. */
  origin: string;
  close(): unknown;
}

interface Served {
  /** Folder that contains index.html. */
  folder: string;
  /** Path of the site. Begins and ends with a slash. */
  base: string;
  headers: Headers;
  /** The server that answers requests below `/api/`. If no server is given, these requests get status 404. */
  api?: { server: HttpServer; origin: string };
}

/** Serves a folder like a deployment, with the API on the same origin. Uses nginx if `JOURNEYS_NGINX` is set. */
export async function deploy({ folder, base, headers, api }: Served): Promise<Deployed> {
  if (NGINX) return runNginx(NGINX, { root: folder, base, headers, api: api?.origin });
  const callApi: RequestListener = (request, response) => {
    if (!api?.server.emit('request', request, response)) response.writeHead(404).end();
  };
  // Browsers repeat a request if its kept-alive connection breaks. The repetition would look like a second order.
  return serve(folder, callApi, { base, keepAlive: false, headers });
}

/** Calls of the app and answers of the mock servers that differ from docs/openapi.yaml. */
const exchanges = collectExchanges(true);
Db.onExchange = exchanges.add;

const isOfPolicy = (text: string) => /Content Security Policy|Trusted(HTML|Script)/.test(text);

/** Calls `reportViolation` for each violation of the content security policy. Runs in the page. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    (globalThis as unknown as { reportViolation(text: string): void }).reportViolation(
      `${effectiveDirective}: ${blockedURI} (${sourceFile}:${lineNumber})`,
    );
  });
}

/** The servers of one Playwright worker: a server of the built app, and a mock server with its own state. */
interface Site {
  /** Address of the app: an origin and a path. The API is on the same origin. */
  address: string;
  /** Origin of the mock server. */
  apiOrigin: string;
  /** State of the mock server. Tests change the state directly if no control route exists. */
  db: Db;
}

interface Fixtures {
  server: Server;
  /** Errors on the console and uncaught errors of the page. A test fails if this list is not empty at the end. */
  problems: string[];
  /** Violations of the content security policy in any page. A test fails if this list is not empty at the end. */
  violations: string[];
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const api = await startServer();
      const headers = headersForApi(api.origin);
      const app = await deploy({ folder: BUILD_DIR, base: BASE, headers, api });
      await use({ address: `${app.origin}${BASE}`, apiOrigin: api.origin, db: api.db });
      await app.close();
      await api.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.address),
  server: [
    async ({ site, context, page: _ }, use) => {
      const server = new Server(site.apiOrigin, context);
      await server.reset();
      await use(server);
      expect(await exchanges.problems(), 'calls that differ from docs/openapi.yaml').toEqual([]);
    },
    { auto: true },
  ],
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
      await context.addInitScript(reportViolations);
      await context.addInitScript(watchWork, SOON_MS);
      context.on('console', (message) => {
        if (isOfPolicy(message.text())) violations.push(message.text());
      });
      await use(violations);
      expect(violations, 'violations of the Content Security Policy').toEqual([]);
    },
    { auto: true },
  ],
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // Ignores failed calls, which are no errors of the page. Ignores violations, which have their own fixture.
        const isNetwork = message.text().startsWith('Failed to load resource');
        const isOther = isNetwork || isOfPolicy(message.text());
        if (message.type() === 'error' && !isOther) problems.push(message.text());
      });
      await use(problems);
      expect(problems, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
