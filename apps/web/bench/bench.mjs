// Compares the app with the bare required stack (floor/): bytes until Score is drawn, and paint times on a
// throttled phone. Exit code 1 when a limit is passed.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { chromiumArgs, chromiumPath } from '../../../.ci/chromium.mjs';
import { buildApp, buildFloor } from './build.mjs';
import { measureChallenge, reportChallenge } from './challenge.mjs';
import { measureRankings, reportRankings } from './ranking.mjs';
import { serve } from './serve.mjs';
import { THROTTLE, visit } from './visit.mjs';

const RUNS = 5;
const PERSONA = '48213';
const LIMITS = { js: 1.35, lcp: 1.5 };

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const ratio = (value, floor) => (floor > 0 ? `${(value / floor).toFixed(2)}x` : '-');
const row = (...cells) =>
  console.log(cells.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](22)).join(''));

function verdict(what, value, limit) {
  const isFine = value <= limit;
  console.log(`${isFine ? 'PASS' : 'FAIL'} ${what}: ${value.toFixed(3)}x floor, limit ${limit}x`);
  return isFine;
}

/** The ways into Score, each with its server, address and token. */
async function entries(folders, loginCodeKey) {
  // The mocks are TypeScript, which Node does not read by itself.
  const { startServer } = await tsImport('@gemas/mocks/http', import.meta.url);
  const { encryptLoginCode } = await tsImport('@gemas/mocks', import.meta.url);
  const api = await startServer({ port: 0, latency: 0 });
  const app = await serve(folders.app, api.origin);
  const floor = await serve(folders.floor, api.origin);
  const reset = () => api.db.reset(PERSONA);
  const token = reset();
  const code = await encryptLoginCode(PERSONA, loginCodeKey);
  return {
    list: [
      { name: 'floor', site: floor, address: `${floor.origin}/`, token },
      { name: 'app, token', site: app, address: `${app.origin}/`, token },
      { name: 'app, login code', site: app, address: `${app.origin}/?code=${code}`, token: null },
    ],
    reset,
    ranking: { origin: app.origin, resetTo: (persona) => api.db.reset(persona) },
    async close() {
      app.close();
      floor.close();
      await api.close();
    },
  };
}

async function measureBytes(browser, { list, reset }) {
  const sizes = {};
  for (const { name, site, address, token } of list) {
    reset();
    const { scripts } = await visit(browser, address, { token });
    const files = scripts.map((path) => ({ path, bytes: site.gzipBytes(path) }));
    sizes[name] = { files, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  }
  return sizes;
}

async function measureTimes(browser, { list, reset }) {
  const times = Object.fromEntries(list.map(({ name }) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, address, token } of list) {
      reset();
      times[name].push(await visit(browser, address, { token, throttle: THROTTLE }));
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, runs]) => [
      name,
      {
        fcp: median(runs.map(({ fcp }) => fcp)),
        lcp: median(runs.map(({ lcp }) => lcp)),
        tbt: median(runs.map(({ tbt }) => tbt)),
        lcpElement: runs.at(-1)?.lcpElement,
      },
    ]),
  );
}

function report(sizes, times) {
  const { floor, ...entered } = sizes;
  console.log('\nJavaScript until Score is drawn, gzip bytes');
  for (const [name, { files, total }] of Object.entries(sizes)) {
    row(name, total, ratio(total, floor.total));
    for (const { path, bytes } of files) console.log(`  ${String(bytes).padStart(8)} ${path}`);
  }
  console.log(
    `\nMedians of ${RUNS} runs, ms: CPU ${THROTTLE.cpu}x slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms`,
  );
  row('', 'FCP', 'LCP', 'TBT');
  for (const [name, { fcp, lcp, tbt, lcpElement }] of Object.entries(times)) {
    const cell = (value, of) => `${Math.round(value)} (${ratio(value, of)})`;
    row(name, cell(fcp, times.floor.fcp), cell(lcp, times.floor.lcp), cell(tbt, times.floor.tbt));
    console.log(`  largest paint: ${lcpElement}`);
  }
  console.log('');
  const verdicts = Object.keys(entered).flatMap((name) => [
    verdict(`JavaScript (${name})`, sizes[name].total / floor.total, LIMITS.js),
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
  const ways = await entries(folders, loginCodeKey);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  try {
    const sizes = await measureBytes(browser, ways);
    const times = await measureTimes(browser, ways);
    const rankings = await measureRankings(browser, ways.ranking);
    const challenge = await measureChallenge(browser, ways.ranking);
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
