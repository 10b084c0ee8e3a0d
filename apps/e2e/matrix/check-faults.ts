// Tests every route and form of the production build under every network fault: `npm run check:faults`.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BLENDER_SKU, GIFT_CARD_SKU } from '@gemas/mocks';
import { type MockServer, startServer } from '@gemas/mocks/http';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { readOptions } from '@gemas/tools/lib/options';
import { siteHeaders } from '@gemas/web/deploy/headers';
import { siteSettings } from '@gemas/web/deploy/settings';
import { FAULT_NAMES, type Fault } from '@gemas/web/testing/faults';
import { type Browser, chromium, type Page } from 'playwright';
import { serve } from '../bench/serve.ts';
import { ONE_ORIGIN } from '../journeys/build.ts';
import { formProblems, renewalProblems } from './judge.ts';
import type { Opening } from './page/app.tsx';
import type { FormSpec } from './page/page.tsx';
import { type Cell, type Result, report } from './report.ts';
import { type Changes, interceptAnswers, type Shape, shapesOf, shownMistakes } from './shapes.ts';
import { VISITS, type Visit } from './visits.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const DIST = `${FOLDER}dist`;
/** An empty picture that needs no request. The mock server uses it for all pictures: only calls are tested here. */
const NO_PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E#';

const USAGE = `npm run check:faults -- [options]

  Opens every route with each network fault in each of its calls, and sends every form with each fault. A cell of the
  table is one of these tests. Exit code 1 if a cell fails.

  --only vault,claim   tests only rows whose name contains one of these words
  --faults a,b         tests only these faults, such as too-many-429 and gateway-502
  --shapes             puts invalid values into each field of each answer, instead of faults
  --remembered         opens each route without a fault first, so that remembered data are shown during the fault
  --lanes n            number of browser pages in parallel (default: 3)
  --no-build           uses the build of the previous run`;

const options = readOptions(USAGE, {
  only: { type: 'string' },
  faults: { type: 'string' },
  shapes: { type: 'boolean', default: false },
  remembered: { type: 'boolean', default: false },
  lanes: { type: 'string', default: '3' },
  'no-build': { type: 'boolean', default: false },
});
const isWanted = (name: string) =>
  options.only === undefined || options.only.split(',').some((part) => name.includes(part));
const faults = FAULT_NAMES.filter(
  (name) => !options.shapes && (options.faults?.split(',').includes(name) ?? true),
);

/** A browser page with its own mock server. Lanes run in parallel and do not influence each other. */
interface Lane {
  mock: MockServer;
  page: Page;
  /** Functions that change answers, by call. Used only with `--shapes`. */
  changes: Changes;
  /** The last answer to each call, as it was before `changes` changed it. */
  answers: Map<string, unknown>;
  close(): Promise<void>;
}

async function openLane(browser: Browser): Promise<Lane> {
  const mock = await startServer();
  mock.db.imageBase = NO_PICTURE;
  const index = readFileSync(`${DIST}/index.html`, 'utf8');
  const site = await serve(DIST, (...call) => mock.server.emit('request', ...call), {
    keepAlive: false,
    headers: siteHeaders(siteSettings({}), index),
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(site.origin);
  await page.waitForFunction(() => window.matrix);
  await page.evaluate(() => window.matrix.preload());
  const changes: Changes = new Map();
  const answers = new Map<string, unknown>();
  if (options.shapes) await interceptAnswers(page, changes, answers);
  return {
    mock,
    page,
    changes,
    answers,
    async close() {
      await context.close();
      site.close();
      await mock.close();
    },
  };
}

/** Resets the mock server. Logs in the persona, unless it is null. Returns the options for opening the route. */
function opening(
  { mock }: Lane,
  { persona, address, byCode = false }: Omit<Visit, 'row' | 'persona'> & { persona: string | null },
): Opening {
  const token = mock.db.reset(persona ?? undefined);
  return { address, token: byCode ? null : token, code: byCode ? persona : null };
}

const visit = ({ page }: Lane, how: Opening) =>
  page.evaluate((how) => window.matrix.visit(how), how);

/** Returns the calls since the last reset of the server, as 'GET /orders'. */
const callsTo = ({ db }: MockServer) => db.requests.map(({ method, path }) => `${method} ${path}`);

/** Faults that may end the session or block the user, whichever call they affect. */
const ENDS_ANY_SESSION: readonly Fault[] = [
  'token-401',
  'forbidden-403',
  'version-409',
  'maintenance-503',
];

/**
 * Opens a route twice as a remembered user: first without the fault, then with the fault. Returns the problems. The end
 * of the session counts as a problem. It does not count if the fault is in `ENDS_ANY_SESSION` or affects
 * `GET /auth/user`.
 */
async function runRemembered(lane: Lane, route: Visit, call: string, fault: Fault) {
  const how = opening(lane, route);
  const before = await visit(lane, { ...how, isLong: true });
  lane.mock.db.setScenario(fault, { only: call });
  const after = await visit(lane, { ...how, keepsStorage: true });
  const hash = await lane.page.evaluate(() => window.location.hash);
  const isTheirs = call === 'GET /auth/user' || ENDS_ANY_SESSION.includes(fault);
  const isOut = /^#\/(fail|errorapp|version|maintenance)/.test(hash) && !isTheirs;
  return [...before, ...after, ...(isOut ? [`the session ended: ${hash}`] : [])];
}

async function runVisit(lane: Lane, route: Visit, call: string, fault: Fault) {
  const { mock, page } = lane;
  if (options.remembered) return runRemembered(lane, route, call, fault);
  const how = opening(lane, route);
  mock.db.setScenario(fault, { only: call });
  const problems = await visit(lane, { ...how, call, isImpatient: fault === 'slow-body' });
  // No stored code can renew the session, so the session has ended. No personal data may remain on the phone.
  if (fault === 'token-401' && !route.byCode) {
    problems.push(...(await page.evaluate(() => window.matrix.traces(null))));
  }
  return problems;
}

const fill = ({ page }: Lane, name: string, how: Opening) =>
  page.evaluate((args) => window.matrix.fill(...args), [name, how] as const);

const send = ({ page }: Lane, name: string, isImpatient: boolean) =>
  page.evaluate((args) => window.matrix.send(...args), [name, isImpatient] as const);

const ordersOf = ({ mock: { db } }: Lane, persona: string | null) =>
  persona === null ? 0 : db.account(persona).state.orders.length;

/** Fills in a form, sends it during a fault, and sends it again after the fault. Returns the problems. */
async function runForm(lane: Lane, form: FormSpec, fault: Fault): Promise<string[]> {
  const { mock, page } = lane;
  const { name, path, persona, call } = form;
  const how = opening(lane, { persona, address: path });
  const filled = await fill(lane, name, how);
  const before = ordersOf(lane, persona);
  mock.db.setScenario(fault, { only: call });
  const sent = await send(lane, name, fault === 'slow-body');
  mock.db.setScenario(null);
  // There is no stored code that could renew the session, so the fault ends the session.
  const isEnd = fault === 'token-401' && persona !== null;
  const left = isEnd
    ? await page.evaluate((typed) => window.matrix.traces(typed), filled.typed)
    : [];
  const again = sent.isDone
    ? null
    : await page.evaluate((args) => window.matrix.sendAgain(...args), [
        name,
        { ...how, keepsStorage: true },
        isEnd,
      ] as const);
  const orders = ordersOf(lane, persona) - before;
  return [...left, ...formProblems({ form, fault, isEnd, filled, sent, again, orders })];
}

/**
 * Sends a form with an expired session. The app must renew the session once with the stored code, and must send the
 * form. Returns the problems.
 */
async function runRenewal(lane: Lane, form: FormSpec & { persona: string }): Promise<string[]> {
  const { mock } = lane;
  const { name, path, persona } = form;
  const how = { ...opening(lane, { persona, address: path }), code: persona };
  const filled = await fill(lane, name, how);
  const before = ordersOf(lane, persona);
  mock.db.expireSessions();
  const sent = await send(lane, name, false);
  const logins = callsTo(mock).filter((call) => call === 'POST /auth/login').length;
  const orders = ordersOf(lane, persona) - before;
  return renewalProblems({ form, filled, sent, logins, orders });
}

/** Some calls are made by nearly every screen. They are tested with invalid values only on these routes. */
const ROWS_OF_CALL: Readonly<Record<string, RegExp>> = {
  'GET /auth/user': /^\/(score|menu|claim\/reward|vault\/:sku\/order)$|raffle/,
  'GET /notifications': /^\/(notifications|menu)$/,
  'GET /materials': /^\/(score|help\/:tab|material)$/,
  'GET /surveys': /^\/score$/,
  'GET /game/closed': /^\/score$|raffle|corporate/,
  'GET /challenges/current': /^\/score$|transactions|raffle/,
};

const rowGetsShapes = (row: string, call: string) =>
  call.startsWith('GET ') &&
  (ROWS_OF_CALL[call] ?? (call.includes('/params/') ? /^\/(score|support)$/ : /./)).test(row);

/** Opens a route with a changed answer. Returns the problems of the page, and the signs of a bug that it shows. */
async function visitChanged(
  lane: Lane,
  route: Visit,
  call: string,
  { change, isText }: Shape,
): Promise<string[]> {
  lane.changes.set(call, change);
  const problems = await visit(lane, { ...opening(lane, route), call });
  lane.changes.clear();
  // The changed answer can cause the screen to skip the call, so a missing call is no problem.
  return [
    ...problems.filter((problem) => problem !== 'the call is not made'),
    ...(await shownMistakes(lane.page, isText)),
  ];
}

let shapesTried = 0;

/** Tests a route with invalid values in each field of its answers. Returns one result per call. */
async function shapeResults(lane: Lane, route: Visit): Promise<Result[]> {
  lane.answers.clear();
  await visit(lane, { ...opening(lane, route), isLong: true });
  const before = new Set(await shownMistakes(lane.page, false));
  const results: Result[] = [];
  for (const [call, answer] of [...lane.answers]) {
    if (!rowGetsShapes(route.row, call)) continue;
    const from = performance.now();
    const shapes = shapesOf(answer);
    const found = new Map<string, string>();
    for (const shape of shapes) {
      for (const problem of await visitChanged(lane, route, call, shape)) {
        if (!before.has(problem) && !found.has(problem)) found.set(problem, shape.name);
      }
    }
    shapesTried += shapes.length;
    const problems = [...found].map(([problem, name]) => `\n    ${name}: ${problem}`);
    results.push({ row: route.row, call, fault: null, problems, ms: performance.now() - from });
    if (problems.length > 0) console.log(`${route.row}, ${call}: ${problems.join('')}`);
  }
  return results;
}

type Job = (lane: Lane) => Promise<Result[]>;

/** Runs all jobs. Each lane takes the next job as soon as it is free. Returns the results of all jobs. */
async function work(lanes: readonly Lane[], jobs: readonly Job[]): Promise<Result[]> {
  const left = jobs.values();
  const results: Result[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const job of left) results.push(...(await job(lane)));
    }),
  );
  return results;
}

const cellJob =
  (cell: Cell, run: (lane: Lane) => Promise<string[]>): Job =>
  async (lane) => {
    const from = performance.now();
    const problems = await run(lane);
    return [{ ...cell, problems, ms: performance.now() - from }];
  };

const testAnswers = (lanes: readonly Lane[], visits: readonly Visit[]) =>
  work(
    lanes,
    visits.map((route) => (lane) => shapeResults(lane, route)),
  );

async function testFaults(lanes: readonly Lane[], visits: readonly Visit[]): Promise<Result[]> {
  const jobs: Job[] = [];
  const opened = await work(
    lanes,
    visits.map((route) => async (lane) => {
      const { row } = route;
      const problems = await visit(lane, { ...opening(lane, route), isLong: true });
      const calls = new Set(callsTo(lane.mock));
      for (const call of route.calls ?? calls) {
        if (!calls.has(call)) problems.push(`the route does not make the call ${call}`);
        for (const fault of faults)
          jobs.push(cellJob({ row, call, fault }, (on) => runVisit(on, route, call, fault)));
      }
      return [{ row, call: '', fault: null, problems, ms: 0 }];
    }),
  );
  const forms = (await lanes[0]?.page.evaluate(() => window.matrix.forms())) ?? [];
  const wantedForms = forms
    .filter(({ name }) => isWanted(name))
    .map(({ path, ...form }) => ({
      ...form,
      path: path.replace('BLENDER', BLENDER_SKU).replace('CARD', GIFT_CARD_SKU),
    }));
  for (const form of wantedForms) {
    const { name: row, call, persona } = form;
    for (const fault of faults)
      jobs.push(cellJob({ row, call, fault }, (on) => runForm(on, form, fault)));
    if (persona !== null && options.faults === undefined) {
      const cell = { row, call: `${call} with an old token`, fault: null };
      jobs.push(cellJob(cell, (on) => runRenewal(on, { ...form, persona })));
    }
  }
  return [...opened, ...(await work(lanes, jobs))];
}

async function main(): Promise<void> {
  const start = Date.now();
  if (!options['no-build']) {
    execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '-c', `${FOLDER}vite.config.ts`], {
      env: { ...process.env, ...ONE_ORIGIN, VITE_WORKER: 'off' },
      stdio: 'inherit',
    });
  }
  const built = Date.now();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  const lanes = await Promise.all(
    Array.from({ length: Number(options.lanes) }, () => openLane(browser)),
  );
  const test = options.shapes ? testAnswers : testFaults;
  const results = await test(
    lanes,
    VISITS.filter(({ row }) => isWanted(row)),
  );
  await Promise.all(lanes.map((lane) => lane.close()));
  await browser.close();
  if (options.shapes) console.log(`${shapesTried} changed answers tested`);
  const { lines, failed } = report(results, faults);
  console.log(lines.join('\n'));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `The run took ${seconds(Date.now() - start)}, of which the build took ${seconds(built - start)}`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
