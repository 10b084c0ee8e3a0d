// Tests every route and form of the production build under every network fault: `npm run check:faults`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BLENDER_SKU, GIFT_CARD_SKU } from '@gemas/mocks';
import { type MockServer, startServer } from '@gemas/mocks/http';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { readOptions } from '@gemas/tools/lib/options';
import { runCommand } from '@gemas/tools/lib/problem';
import { secondsSince } from '@gemas/tools/lib/terminal';
import { siteHeaders } from '@gemas/web/deploy/headers';
import { siteSettings } from '@gemas/web/deploy/settings';
import { FAULT_NAMES, type Fault } from '@gemas/web/testing/faults';
import { type Browser, chromium, type Page } from 'playwright';
import { serve } from '../bench/serve.ts';
import { ONE_ORIGIN } from '../journeys/build.ts';
import { formProblems, renewalProblems } from './judge.ts';
import type { FormSpec } from './page/forms.ts';
import type { Opening } from './page/page.tsx';
import { type Changed, interceptAnswers, type Shape, shapesOf, shownMistakes } from './shapes.ts';
import { VISITS, type Visit } from './visits.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const DIST = `${FOLDER}dist`;
/** Number of browser pages in parallel. */
const LANES = 3;
/** An empty picture that needs no request. The mock server uses it for all pictures: only calls are tested here. */
const NO_PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E#';

const USAGE = `npm run check:faults -- [options]

  Opens every route with each network fault in each of its calls, and sends every form with each fault. Exit code 1 if
  one of these tests fails.

  --only vault,claim   tests only rows whose name contains one of these words
  --faults a,b         tests only these faults, such as too-many-429 and gateway-502
  --shapes             puts invalid values into each field of each answer, instead of faults`;

const options = readOptions(USAGE, {
  only: { type: 'string' },
  faults: { type: 'string' },
  shapes: { type: 'boolean', default: false },
});
const isWanted = (name: string) =>
  options.only?.split(',').some((part) => name.includes(part)) ?? true;
const faults = FAULT_NAMES.filter((name) => options.faults?.split(',').includes(name) ?? true);

/** A browser page with its own mock server. Lanes run in parallel and do not influence each other. */
interface Lane {
  readonly mock: MockServer;
  readonly page: Page;
  /** Called before the page sends a form. */
  beginFault: () => void;
  /** With `--shapes`: the last answer to each call, and the call whose answer is changed. */
  readonly answers: Map<string, unknown>;
  changed: Changed | null;
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
  const lane: Lane = {
    mock,
    page,
    beginFault() {},
    answers: new Map(),
    changed: null,
    async close() {
      await context.close();
      site.close();
      await mock.close();
    },
  };
  await page.exposeFunction('beginFault', () => lane.beginFault());
  await page.exposeFunction('endFault', () => mock.db.setScenario(null));
  if (options.shapes) await interceptAnswers(page, lane);
  await page.goto(site.origin);
  await page.waitForFunction(() => window.matrix);
  await page.evaluate(() => window.matrix.preload());
  return lane;
}

/** Numbers of passed and failed tests, by row. */
type Counts = Map<string, { passed: number; failed: number }>;

/** A test. Returns the problems. */
type Test = (lane: Lane) => Promise<string[]>;

/** A test, and the row of the table that counts it. */
interface Cell {
  /** Name of a route with its persona, or name of a form. */
  readonly row: string;
  /** What is tested: 'GET /orders, offline'. */
  readonly name: string;
  readonly test: Test;
}

/** Runs all tests. Each lane takes the next test as soon as it is free. Prints the problems, and counts them. */
async function run(lanes: readonly Lane[], cells: readonly Cell[], counts: Counts): Promise<void> {
  const left = cells.values();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const { row, name, test } of left) {
        const problems = await test(lane);
        const count = counts.get(row) ?? { passed: 0, failed: 0 };
        count[problems.length > 0 ? 'failed' : 'passed'] += 1;
        counts.set(row, count);
        if (problems.length > 0) console.log(`✗ ${row}, ${name}: ${problems.join('; ')}`);
      }
    }),
  );
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
/** Matches the screens that are shown instead of the app after a failed start or the end of the session. */
const NO_SESSION = /^#?\/(fail|errorapp|version|maintenance)/;

const testVisit =
  (route: Visit, call: string, fault: Fault): Test =>
  async (lane) => {
    const how = opening(lane, route);
    lane.mock.db.setScenario(fault, { only: call });
    // Without a stored code, nothing can renew the session.
    const isEnd = fault === 'token-401' && !route.byCode;
    const isImpatient = fault === 'slow-body';
    const problems = await visit(lane, { ...how, call, isEnd, isImpatient });
    const mayEnd = /\/auth\//.test(call) || ENDS_ANY_SESSION.includes(fault);
    const hash = await lane.page.evaluate(() => window.location.hash);
    if (!mayEnd && NO_SESSION.test(hash) && !NO_SESSION.test(route.address))
      problems.push(`the session ended: ${hash}`);
    return problems;
  };

/** Opens a route without a fault. Adds a test for each of its calls and each fault to `cells`. */
const openForFaults =
  (route: Visit, cells: Cell[]): Test =>
  async (lane) => {
    const { row } = route;
    const problems = await visit(lane, { ...opening(lane, route), isLong: true });
    const calls = new Set(callsTo(lane.mock));
    for (const call of route.calls ?? calls) {
      if (!calls.has(call)) problems.push(`the route does not make the call ${call}`);
      for (const fault of faults)
        cells.push({ row, name: `${call}, ${fault}`, test: testVisit(route, call, fault) });
    }
    return problems;
  };

/**
 * Sends a form during a fault, and again after the fault. If the fault is null, sends the form with an expired session,
 * which the app must renew once with the stored code.
 */
const testForm =
  (form: FormSpec, fault: Fault | null): Test =>
  async (lane) => {
    const { page, mock } = lane;
    const { db } = mock;
    const { name, path: address, persona, call } = form;
    // There is no stored code that could renew the session, so the fault ends the session.
    const isEnd = fault === 'token-401' && persona !== null;
    const how = { ...opening(lane, { persona, address }), isEnd };
    if (fault === null) how.code = persona;
    const countOrders = () => (persona === null ? 0 : db.account(persona).state.orders.length);
    const before = countOrders();
    lane.beginFault = () =>
      fault === null ? db.expireSessions() : db.setScenario(fault, { only: call });
    const args = [name, how, fault === 'slow-body'] as const;
    const happened = await page.evaluate((args) => window.matrix.runForm(...args), args);
    const orders = countOrders() - before;
    if (fault !== null) return formProblems({ ...happened, form, fault, isEnd, orders });
    const logins = callsTo(mock).filter((made) => made === 'POST /auth/login').length;
    return renewalProblems({ ...happened, form, orders, logins });
  };

function cellsOfForm(spec: FormSpec): Cell[] {
  const path = spec.path.replace('BLENDER', BLENDER_SKU).replace('CARD', GIFT_CARD_SKU);
  const form = { ...spec, path };
  const { name: row, call, persona } = form;
  const cells = faults.map(
    (fault): Cell => ({ row, name: `${call}, ${fault}`, test: testForm(form, fault) }),
  );
  if (persona === null || options.faults !== undefined) return cells;
  return [...cells, { row, name: `${call} with an old token`, test: testForm(form, null) }];
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

/** Opens a route with one changed answer after the other. Returns each problem once, with its first shape. */
const testShapes =
  (route: Visit, call: string, shapes: readonly Shape[], before: ReadonlySet<string>): Test =>
  async (lane) => {
    const found = new Map<string, string>();
    for (const { name, change, isText } of shapes) {
      lane.changed = { call, change };
      const problems = await visit(lane, { ...opening(lane, route), call });
      lane.changed = null;
      problems.push(...(await shownMistakes(lane.page, isText)));
      // The changed answer can cause the screen to skip the call, so a missing call is no problem.
      for (const problem of problems.filter((one) => one !== 'the call is not made'))
        if (!before.has(problem) && !found.has(problem)) found.set(problem, name);
    }
    return [...found].map(([problem, name]) => `\n    ${name}: ${problem}`);
  };

/** Opens a route. Adds a test for each of its calls to `cells`, with invalid values in each field of the answer. */
const openForShapes =
  (route: Visit, cells: Cell[]): Test =>
  async (lane) => {
    const { row } = route;
    lane.answers.clear();
    const problems = await visit(lane, { ...opening(lane, route), isLong: true });
    const before = new Set(await shownMistakes(lane.page, false));
    for (const [call, answer] of lane.answers) {
      const shapes = shapesOf(answer);
      const name = `${call}, ${shapes.length} shapes`;
      if (rowGetsShapes(row, call))
        cells.push({ row, name, test: testShapes(route, call, shapes, before) });
    }
    return problems;
  };

await runCommand(async () => {
  const start = Date.now();
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '-c', `${FOLDER}vite.config.ts`], {
    env: { ...process.env, ...ONE_ORIGIN, VITE_WORKER: 'off' },
    stdio: 'inherit',
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane(browser)));
  const [first] = lanes;
  const forms = (await first?.page.evaluate(() => window.matrix.forms())) ?? [];
  const cells = options.shapes
    ? []
    : forms.filter(({ name }) => isWanted(name)).flatMap(cellsOfForm);
  const open = options.shapes ? openForShapes : openForFaults;
  const opened = VISITS.filter(({ row }) => isWanted(row)).map(
    (route): Cell => ({ row: route.row, name: 'opened', test: open(route, cells) }),
  );
  const counts: Counts = new Map();
  await run(lanes, opened, counts);
  await run(lanes, cells, counts);
  await Promise.all(lanes.map((lane) => lane.close()));
  await browser.close();
  console.table(Object.fromEntries([...counts].sort()));
  const failed = [...counts.values()].reduce((sum, count) => sum + count.failed, 0);
  const all = opened.length + cells.length;
  console.log(`${all - failed} passed, ${failed} failed, ${secondsSince(start)}`);
  return failed === 0 && all > 0;
});
