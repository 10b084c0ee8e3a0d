// Builds what is measured (`SideName`), and serves each build as in a deployment.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createGzip, gzipSync } from 'node:zlib';
import { startServer } from '@gemas/mocks/http';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { Problem } from '@gemas/tools/lib/problem';
import { withTree } from '@gemas/tools/lib/tree';
import { siteHeaders } from '@gemas/web/deploy/headers';
import { siteSettings } from '@gemas/web/deploy/settings';
import react from '@vitejs/plugin-react';
import { type BrowserContext, chromium } from 'playwright';
import { build } from 'vite';
import { compressFolder } from '../../web/build/compress.ts';
import { buildInto } from '../journeys/build.ts';
import type { Cpu, Part } from './figures.ts';
import type { SideName } from './rows.ts';
import { serve } from './serve.ts';
import { PHONE } from './visit.ts';

/** Employee code of the persona on the design boards: an activator with 1,284 gems and a team of 40. */
export const PERSONA = '48213';

/** A measured build. */
export interface Side {
  readonly name: SideName;
  readonly folder: string;
  readonly origin: string;
}

export type Bench = Awaited<ReturnType<typeof openBench>>;

/** A visit, or a few related visits, that measure one build. */
export interface Step {
  /** Name that is shown if the step fails. */
  readonly name: string;
  readonly parts: readonly Part[];
  readonly sides: readonly SideName[];
  readonly cpus: readonly Cpu[];
  /** How often the step is repeated with the option `--gate`. Default: 0, because CI checks only some figures. */
  readonly gateRounds?: number;
  /** Visits the build `side`. `round` counts the repetitions from 0. `add` stores a measurement. */
  visit(
    bench: Bench,
    at: { side: Side; cpu: Cpu; round: number },
    add: (of: string, value: number) => void,
  ): Promise<void>;
}

/**
 * Makes the browser record source positions when it parses a file for the first time. Without this flag, the first
 * error in a file would make the browser parse the whole file again. Only browsers with attached DevTools parse files
 * twice, so users are not affected.
 */
const EARLY_SOURCE_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** A browser that has just started is busy for this long, ms. */
const SETTLE_MS = 1000;
/** A visit that takes longer counts as stuck, ms. */
const VISIT_LIMIT_MS = 180_000;

/** Builds the page with only the required libraries, with the same settings as the app. */
async function buildFloor(outDir: string): Promise<void> {
  await build({
    root: fileURLToPath(new URL('floor', import.meta.url)),
    configFile: false,
    base: './',
    plugins: [react()],
    logLevel: 'warn',
    build: { target: 'es2022', outDir, emptyOutDir: true },
  });
  await compressFolder(outDir);
}

/**
 * Builds the floor, the app of the working tree and, if `commit` is given, the app of that commit. Starts the mock
 * server, the browser, and a server for each build.
 */
export async function openBench(commit: string | null) {
  const builds = mkdtempSync(join(tmpdir(), 'bench-builds-'));
  await buildFloor(join(builds, 'floor'));
  if (commit !== null)
    await withTree(commit, async (tree) => buildInto(join(builds, 'before'), {}, tree));
  buildInto(join(builds, 'now'));
  const api = await startServer();
  /** Prepared answers, compressed, by path and query. */
  const answers = new Map<string, Buffer>();

  /** Sends the prepared answers and passes other calls to the mock server. Compresses all answers. */
  const callApi: RequestListener = (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const send = (status = 502, type = 'application/json') =>
      outgoing.writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'gzip' });
    const prepared = method === 'GET' ? answers.get(url) : undefined;
    if (prepared) return send(200).end(prepared);
    const call = request(`${api.origin}${url}`, { method, headers }, (answer) => {
      answer.pipe(createGzip()).pipe(send(answer.statusCode, answer.headers['content-type']));
    });
    call.on('error', () => outgoing.destroy());
    return incoming.pipe(call);
  };

  const settings = siteSettings({ VITE_PICTURE_ORIGINS: api.origin });
  const names: SideName[] = commit === null ? ['floor', 'now'] : ['floor', 'before', 'now'];
  const sites = await Promise.all(
    names.map(async (name) => {
      const folder = join(builds, name);
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      const site = await serve(folder, callApi, { headers: siteHeaders(settings, page) });
      return { ...site, name, folder };
    }),
  );
  const launch = {
    executablePath: chromiumPath(),
    args: [...chromiumArgs(), EARLY_SOURCE_POSITIONS],
  };
  const browser = await chromium.launch(launch);
  return {
    sides: sites satisfies readonly Side[],
    db: api.db,

    /**
     * Fetches and stores the answer to `GET /api{call}` before a visit. During the visit the stored answer is sent, so
     * that the mock server is not measured.
     */
    async prepareAnswer(call: string, token: string | null): Promise<void> {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${api.origin}/api${call}`, { headers });
      if (!answer.ok) throw new Error(`GET ${call}: the answer has status ${answer.status}`);
      answers.set(`/api${call}`, gzipSync(await answer.text()));
    },
    forgetAnswers: () => answers.clear(),

    /**
     * Runs `use` with a phone: a browser context with empty storage and cache. If `profile` is given, the phone has a
     * browser of its own, which keeps storage and cache in this folder. Rejects if `use` does not end within the limit.
     */
    async withPhone(
      use: (phone: BrowserContext) => Promise<void>,
      profile?: string,
    ): Promise<void> {
      const phone =
        profile === undefined
          ? await browser.newContext(PHONE)
          : await chromium.launchPersistentContext(profile, { ...launch, ...PHONE });
      const late = once(AbortSignal.timeout(VISIT_LIMIT_MS), 'abort').then(() => {
        throw new Problem('The visit did not end within three minutes');
      });
      try {
        if (profile !== undefined) await wait(SETTLE_MS);
        await Promise.race([use(phone), late]);
      } finally {
        // Also ends a stuck visit, so that it does not slow down the next visit.
        await phone.close();
      }
    },

    async close(): Promise<void> {
      await browser.close();
      for (const site of sites) site.close();
      await api.close();
      rmSync(builds, { recursive: true });
    },
  };
}
