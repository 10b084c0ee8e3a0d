// Serves the measured builds (`SideName`), each as in a deployment.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import { encryptLoginCode } from '@gemas/mocks';
import { type MockServer, startServer } from '@gemas/mocks/http';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import type { Site } from '@gemas/tools/lib/static-site';
import { siteHeaders } from '@gemas/web/deploy/headers';
import { siteSettings } from '@gemas/web/deploy/settings';
import { type BrowserContext, chromium } from 'playwright';
import { LOGIN_CODE_KEY } from './build.ts';
import { type Cpu, Samples, type SideName } from './figures.ts';
import { serve } from './serve.ts';
import { PHONE } from './visit.ts';

/** Employee code of the persona on the design boards: an activator with 1,284 gems and a team of 40. */
export const PERSONA = '48213';

export interface Side {
  name: SideName;
  site: Site;
  folder: string;
  samples: Readonly<Record<Cpu, Samples>>;
}

export type Bench = Awaited<ReturnType<typeof openBench>>;

/**
 * Makes the browser record source positions when it parses a file for the first time. Without this flag, the first
 * error in a file would make the browser parse the whole file again. Only browsers with attached DevTools parse files
 * twice, so users are not affected.
 */
const EARLY_SOURCE_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** A browser that has just started is busy for this long, ms. */
const SETTLE_MS = 1000;

type UsePhone = (context: BrowserContext) => Promise<void>;

/** Prepared answers, compressed, by path and query. */
type Answers = ReadonlyMap<string, Buffer>;

/** Returns a listener that sends the prepared `answers` and passes other calls to `origin`. Compresses all answers. */
function passOn(origin: string, answers: Answers): RequestListener {
  return (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const made = method === 'GET' ? answers.get(url) : undefined;
    if (made) {
      outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      outgoing.end(made);
      return;
    }
    const call = request(`${origin}${url}`, { method, headers }, (answer) => {
      const { 'content-type': type = 'application/json' } = answer.headers;
      const status = answer.statusCode ?? 502;
      outgoing.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
      answer.pipe(createGzip()).pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  };
}

/** Serves a build of the app with the headers of a deployment, and with the API on the same origin. */
async function serveApp(
  folder: string,
  api: MockServer,
  answers: Answers = new Map(),
): Promise<Site> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const settings = siteSettings({ VITE_PICTURE_ORIGINS: api.origin });
  return serve(folder, passOn(api.origin, answers), { headers: siteHeaders(settings, page) });
}

/** Starts the mock server, the browser, and a server for each build. */
export async function openBench(folders: Readonly<Partial<Record<SideName, string>>>) {
  const api = await startServer();
  const sides: Side[] = [];
  const answers = new Map<string, Buffer>();
  for (const name of ['floor', 'before', 'now'] as const) {
    const folder = folders[name];
    if (folder === undefined) continue;
    const samples = { 1: new Samples(), 4: new Samples(), 10: new Samples() };
    sides.push({ name, site: await serveApp(folder, api, answers), folder, samples });
  }
  const chosen = {
    executablePath: chromiumPath(),
    args: [...chromiumArgs(), EARLY_SOURCE_POSITIONS],
  };
  const browser = await chromium.launch(chosen);
  const lent = new Set<BrowserContext>();
  async function lend(context: BrowserContext, use: UsePhone): Promise<void> {
    lent.add(context);
    try {
      await use(context);
    } finally {
      lent.delete(context);
      await context.close();
    }
  }
  return {
    browser,
    api,
    sides,
    code: await encryptLoginCode(PERSONA, LOGIN_CODE_KEY),

    /**
     * Fetches and stores the answer to `GET /api{call}` before a visit. During the visit the stored answer is sent, so
     * that the mock server is not measured.
     */
    async makeAnswer(call: string, token: string | null): Promise<void> {
      const path = `/api${call}`;
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${api.origin}${path}`, { headers });
      if (!answer.ok) throw new Error(`GET ${call}: the answer has status ${answer.status}`);
      answers.set(path, gzipSync(await answer.text()));
    },
    forgetAnswers: () => answers.clear(),

    /** Runs `use` with a new phone: a browser context with empty storage and cache. */
    withPhone: async (use: UsePhone) => lend(await browser.newContext(PHONE), use),

    /** Makes visits with a new phone whose browser is restarted for each visit. The phone's storage is kept. */
    async withOwnBrowser(visits: readonly UsePhone[]): Promise<void> {
      const profile = mkdtempSync(join(tmpdir(), 'bench-'));
      try {
        for (const visit of visits) {
          const phone = await chromium.launchPersistentContext(profile, { ...chosen, ...PHONE });
          await lend(phone, async (context) => {
            await context.pages()[0]?.waitForTimeout(SETTLE_MS);
            await visit(context);
          });
        }
      } finally {
        rmSync(profile, { recursive: true, force: true });
      }
    },

    async endVisits(): Promise<void> {
      await Promise.all([...lent].map((context) => context.close()));
    },

    async close(): Promise<void> {
      await browser.close();
      for (const { site } of sides) site.close();
      await api.close();
    },
  };
}
