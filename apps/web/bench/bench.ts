// Compares the app with the bare required stack (floor/): bytes until Score is rendered, and paint times on a
// throttled phone. Exit code 1 when a limit is passed.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptLoginCode } from '@gemas/mocks';
import { startServer } from '@gemas/mocks/http';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../../.ci/chromium.ts';
import { siteHeaders } from '../deploy/headers.ts';
import { siteSettings } from '../deploy/settings.ts';
import { buildApp, buildFloor } from './build.ts';
import { type Entrance, measureChallenge, reportChallenge } from './challenge.ts';
import { median } from './median.ts';
import { measureRankings, reportRankings } from './ranking.ts';
import { type Site, serve } from './serve.ts';
import { THROTTLE, type Visit, visit } from './visit.ts';

const RUNS = 5;
const PERSONA = '48213';
const LIMITS = { js: 1.35, lcp: 1.5 };

const ratio = (value: number, floor: number) =>
  floor > 0 ? `${(value / floor).toFixed(2)}x` : '-';
const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](22)).join(''));

function verdict(what: string, value: number, limit: number): boolean {
  const isFine = value <= limit;
  console.log(`${isFine ? 'PASS' : 'FAIL'} ${what}: ${value.toFixed(3)}x floor, limit ${limit}x`);
  return isFine;
}

const ENTRIES = ['app, token', 'app, login code'] as const;
type Name = 'floor' | (typeof ENTRIES)[number];

/** One way to open Score: by token or by login code. */
interface Entry {
  name: Name;
  site: Site;
  address: string;
  /** Token stored before the visit; null for none. */
  token: string | null;
}

interface Entries extends Entrance {
  list: readonly Entry[];
  reset(): void;
  close(): Promise<void>;
}

/** The JavaScript requested until Score is rendered, gzip bytes. */
interface Size {
  files: { path: string; bytes: number }[];
  total: number;
}

type Times = Omit<Visit, 'scripts'>;

async function openEntries(
  folders: Readonly<Record<'app' | 'floor', string>>,
  loginCodeKey: string,
): Promise<Entries> {
  const api = await startServer();
  const handler: RequestListener = (...call) => api.server.emit('request', ...call);
  const page = await readFile(join(folders.app, 'index.html'), 'utf8');
  const settings = siteSettings({ VITE_PICTURE_ORIGINS: api.origin });
  const app = await serve(folders.app, handler, { headers: siteHeaders(settings, page) });
  const floor = await serve(folders.floor, handler);
  const resetTo = (persona: string) => api.db.reset(persona);
  const token = resetTo(PERSONA);
  const code = await encryptLoginCode(PERSONA, loginCodeKey);
  return {
    list: [
      { name: 'floor', site: floor, address: `${floor.origin}/`, token },
      { name: 'app, token', site: app, address: `${app.origin}/`, token },
      { name: 'app, login code', site: app, address: `${app.origin}/?code=${code}`, token: null },
    ],
    reset: () => resetTo(PERSONA),
    origin: app.origin,
    resetTo,
    async close() {
      app.close();
      floor.close();
      await api.close();
    },
  };
}

/** Results of `measure` by the name of the entry. */
async function measureEach<Found>(
  list: readonly Entry[],
  measure: (entry: Entry) => Promise<Found>,
): Promise<Record<Name, Found>> {
  const found: [Name, Found][] = [];
  for (const entry of list) found.push([entry.name, await measure(entry)]);
  return Object.fromEntries(found) as Record<Name, Found>;
}

function measureBytes(browser: Browser, { list, reset }: Entries): Promise<Record<Name, Size>> {
  return measureEach(list, async ({ site, address, token }) => {
    reset();
    const { scripts } = await visit(browser, address, { token });
    const files = scripts.map((path) => ({ path, bytes: site.gzipBytes(path) }));
    return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}

async function measureTimes(
  browser: Browser,
  { list, reset }: Entries,
): Promise<Record<Name, Times>> {
  const runs: Record<Name, Visit[]> = { floor: [], 'app, token': [], 'app, login code': [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, address, token } of list) {
      reset();
      runs[name].push(await visit(browser, address, { token, throttle: THROTTLE }));
    }
  }
  return measureEach(list, async ({ name }) => ({
    fcp: median(runs[name].map(({ fcp }) => fcp)),
    lcp: median(runs[name].map(({ lcp }) => lcp)),
    tbt: median(runs[name].map(({ tbt }) => tbt)),
    lcpElement: runs[name].at(-1)?.lcpElement ?? '',
  }));
}

function report(sizes: Record<Name, Size>, times: Record<Name, Times>): boolean {
  const names = ['floor', ...ENTRIES] as const;
  console.log('\nJavaScript until Score is rendered, gzip bytes');
  for (const name of names) {
    const { files, total } = sizes[name];
    row(name, total, ratio(total, sizes.floor.total));
    for (const { path, bytes } of files) console.log(`  ${String(bytes).padStart(8)} ${path}`);
  }
  console.log(
    `\nMedians of ${RUNS} runs, ms: CPU ${THROTTLE.cpu}x slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms`,
  );
  row('', 'FCP', 'LCP', 'TBT');
  for (const name of names) {
    const { fcp, lcp, tbt, lcpElement } = times[name];
    const cell = (value: number, of: number) => `${Math.round(value)} (${ratio(value, of)})`;
    row(name, cell(fcp, times.floor.fcp), cell(lcp, times.floor.lcp), cell(tbt, times.floor.tbt));
    console.log(`  largest paint: ${lcpElement}`);
  }
  console.log('');
  const verdicts = ENTRIES.flatMap((name) => [
    verdict(`JavaScript (${name})`, sizes[name].total / sizes.floor.total, LIMITS.js),
    verdict(`LCP (${name})`, times[name].lcp / times.floor.lcp, LIMITS.lcp),
  ]);
  return verdicts.every(Boolean);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const folders = { app: join(folder, 'app'), floor: join(folder, 'floor') };
const loginCodeKey = randomBytes(32).toString('hex');
try {
  await buildFloor(folders.floor);
  await buildApp(folders.app, loginCodeKey);
  const entries = await openEntries(folders, loginCodeKey);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  try {
    const sizes = await measureBytes(browser, entries);
    const times = await measureTimes(browser, entries);
    const rankings = await measureRankings(browser, entries);
    const challenge = await measureChallenge(browser, entries);
    const isFine = [
      report(sizes, times),
      reportRankings(rankings),
      reportChallenge(challenge),
    ].every(Boolean);
    if (!isFine) process.exitCode = 1;
  } finally {
    await browser.close();
    await entries.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
