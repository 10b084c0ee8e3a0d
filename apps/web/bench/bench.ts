// Compares the app with the bare required stack (floor/): bytes until Score is drawn, and paint times on a
// throttled phone. Exit code 1 when a limit is passed.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encryptLoginCode } from '@gemas/mocks';
import { startServer } from '@gemas/mocks/http';
import { type Browser, chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../../.ci/chromium.ts';
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

const WAYS = ['app, token', 'app, login code'] as const;
type Name = 'floor' | (typeof WAYS)[number];

/** A way into Score. */
interface Way {
  name: Name;
  site: Site;
  address: string;
  /** Stored beforehand, null for none. */
  token: string | null;
}

interface Ways extends Entrance {
  list: readonly Way[];
  reset(): void;
  close(): Promise<void>;
}

/** The bytes of JavaScript asked for until Score is drawn, gzip. */
interface Size {
  files: { path: string; bytes: number }[];
  total: number;
}

type Times = Omit<Visit, 'scripts'>;

async function waysInto(
  folders: Readonly<Record<'app' | 'floor', string>>,
  loginCodeKey: string,
): Promise<Ways> {
  const api = await startServer();
  const answer: RequestListener = (...call) => api.server.emit('request', ...call);
  const app = await serve(folders.app, answer);
  const floor = await serve(folders.floor, answer);
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

/** What `measure` finds of each way in, by its name. */
async function ofEach<Found>(
  list: readonly Way[],
  measure: (way: Way) => Promise<Found>,
): Promise<Record<Name, Found>> {
  const found: [Name, Found][] = [];
  for (const way of list) found.push([way.name, await measure(way)]);
  return Object.fromEntries(found) as Record<Name, Found>;
}

function measureBytes(browser: Browser, { list, reset }: Ways): Promise<Record<Name, Size>> {
  return ofEach(list, async ({ site, address, token }) => {
    reset();
    const { scripts } = await visit(browser, address, { token });
    const files = scripts.map((path) => ({ path, bytes: site.gzipBytes(path) }));
    return { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}

async function measureTimes(browser: Browser, { list, reset }: Ways): Promise<Record<Name, Times>> {
  const runs: Record<Name, Visit[]> = { floor: [], 'app, token': [], 'app, login code': [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, address, token } of list) {
      reset();
      runs[name].push(await visit(browser, address, { token, throttle: THROTTLE }));
    }
  }
  return ofEach(list, async ({ name }) => ({
    fcp: median(runs[name].map(({ fcp }) => fcp)),
    lcp: median(runs[name].map(({ lcp }) => lcp)),
    tbt: median(runs[name].map(({ tbt }) => tbt)),
    lcpElement: runs[name].at(-1)?.lcpElement ?? '',
  }));
}

function report(sizes: Record<Name, Size>, times: Record<Name, Times>): boolean {
  const names = ['floor', ...WAYS] as const;
  console.log('\nJavaScript until Score is drawn, gzip bytes');
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
  const verdicts = WAYS.flatMap((name) => [
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
  const ways = await waysInto(folders, loginCodeKey);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  try {
    const sizes = await measureBytes(browser, ways);
    const times = await measureTimes(browser, ways);
    const rankings = await measureRankings(browser, ways);
    const challenge = await measureChallenge(browser, ways);
    const isFine = [
      report(sizes, times),
      reportRankings(rankings),
      reportChallenge(challenge),
    ].every(Boolean);
    if (!isFine) process.exitCode = 1;
  } finally {
    await browser.close();
    await ways.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
