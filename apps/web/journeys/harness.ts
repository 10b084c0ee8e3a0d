import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { encryptLoginCode, type LoggedRequest, type ScenarioName } from '@gemas/mocks';
import { startServer } from '@gemas/mocks/http';
import { test as base, expect, type Page } from '@playwright/test';
import { serve } from '../bench/serve.ts';
import { BUILD_DIR } from './build.ts';

export { expect };

/** The mock server, as a journey steers it and reads what it was sent. */
class Server {
  /** `origin` is the address of the API alone, another one than that of the page. */
  constructor(readonly origin: string) {}

  /** Starts over; with a person's code that person is logged in and their token answered. */
  async reset(persona?: string): Promise<string> {
    const { token } = await this.control('reset', persona === undefined ? {} : { persona });
    return String(token ?? '');
  }

  /** Ends every session: the next call answers 401, the log-in still works. */
  async expireSessions(): Promise<void> {
    await this.control('expire-sessions', {});
  }

  /** Makes the server fail as named from now on. */
  async fail(name: ScenarioName, options: { only?: string; ms?: number } = {}): Promise<void> {
    await this.control('scenario', { name, ...options });
  }

  async recover(): Promise<void> {
    await this.control('scenario', { name: null });
  }

  async requests(method: string, path: string): Promise<LoggedRequest[]> {
    const response = await fetch(`${this.origin}/__mock/requests`);
    const all = (await response.json()) as LoggedRequest[];
    return all.filter((request) => request.method === method && request.path === path);
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

/** What one worker has for itself: the build on an address of its own, and the state of the server behind it. */
interface Site {
  /** Where the app is served, and the API with it. */
  origin: string;
  /** The API alone. */
  apiOrigin: string;
}

interface Fixtures {
  server: Server;
  /** What the page logged as an error or threw; journeys that expect none end by looking at it. */
  problems: string[];
  /** Opens the app with a person's encrypted login code. */
  enter: (code: string, path?: string) => Promise<void>;
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const api = await startServer();
      // On a kept connection that dies a browser sends its request again by itself (mocks/src/http.ts).
      const app = await serve(BUILD_DIR, (...call) => api.server.emit('request', ...call), {
        keepAlive: false,
      });
      await use({ origin: app.origin, apiOrigin: api.origin });
      app.close();
      await api.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  server: async ({ site, page: _ }, use) => {
    const server = new Server(site.apiOrigin);
    await server.reset();
    await use(server);
  },
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // A failed call is logged by the browser itself; that is the network's word, not a fault of the page.
      const isNetwork = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isNetwork) problems.push(message.text());
    });
    await use(problems);
    expect(problems, 'errors in the console').toEqual([]);
  },
  enter: async ({ page, server: _server, problems: _problems }, use) => {
    await use(async (code, path = '') => {
      await page.goto(`/?code=${await encryptLoginCode(code, DEVELOPMENT_LOGIN_CODE_KEY)}${path}`);
    });
  },
});

/** The one h1 of a screen. */
export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}
