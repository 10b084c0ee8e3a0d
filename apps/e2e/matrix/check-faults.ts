// Tests every route and form of the production build under every network fault: `npm run check:faults`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type MockServer, startServer } from '@gemas/mocks/http';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { readOptions } from '@gemas/tools/lib/options';
import { runCommand } from '@gemas/tools/lib/problem';
import { secondsSince } from '@gemas/tools/lib/terminal';
import { siteHeaders } from '@gemas/web/deploy/headers';
import { siteSettings } from '@gemas/web/deploy/settings';
import { FAULT_NAMES, type Fault } from '@gemas/web/testing/faults';
import { type Browser, chromium } from 'playwright';
import { serve } from '../bench/serve.ts';
import { ONE_ORIGIN } from '../journeys/build.ts';
import { FORMS, type Form } from './forms.ts';
import { formProblems } from './judge.ts';
import type { Opening } from './page/page.tsx';
import { runForm } from './run-form.ts';
import { type Answers, interceptAnswers, type Shape, shapesOf, shownMistakes } from './shapes.ts';
import { VISITS, type Visit } from './visits.ts';

const DIST = `${import.meta.dirname}/dist`;
/** Number of browser pages in parallel. */
const LANES = 3;
/** Time limit for each step of filling in a form, ms. */
const STEP_MS = 8000;
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

type Lane = Awaited<ReturnType<typeof openLane>>;

/** Opens a browser page with its own mock server. Lanes run in parallel and do not influence each other. */
async function openLane(browser: Browser) {
  const mock = await startServer();
  mock.db.imageBase = NO_PICTURE;
  const site = await serve(DIST, (...call) => mock.server.emit('request', ...call), {
    keepAlive: false,
    headers: siteHeaders(siteSettings({}), readFileSync(`${DIST}/index.html`, 'utf8')),
  });
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(STEP_MS);
  const answers: Answers = { original: new Map(), change: (_call, answer) => answer };
  if (options.shapes) await interceptAnswers(page, answers);
  await page.goto(site.origin);
  await page.waitForFunction(() => window.matrix);
  const close = () => Promise.all([site.close(), mock.close()]);
  return { mock, page, answers, close };
}

/** Numbers of passed and failed tests, by row. */
const counts = new Map<string, { passed: number; failed: number }>();

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
async function run(lanes: readonly Lane[], cells: readonly Cell[]): Promise<void> {
  const left = cells.values();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const { row, name, test } of left) {
        const problems = await test(lane).catch((error: unknown) => [String(error)]);
        problems.push(...(await lane.page.evaluate(() => window.matrix.takeProblems())));
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
  mock: MockServer,
  { persona, address, byCode = false }: Omit<Visit, 'row' | 'persona'> & { persona: string | null },
): Opening {
  const token = mock.db.reset(persona ?? undefined);
  return { address, token: byCode ? null : token, code: byCode ? persona : null };
}

/** Opens a route. Returns the problems. */
const visit = ({ page }: Lane, how: Opening) =>
  page.evaluate(async (how) => {
    await window.matrix.openAfresh(how);
    if (how.isEnd) window.matrix.findTraces([]);
    return window.matrix.takeProblems();
  }, how);

/** Returns the calls since the last reset of the server, as 'GET /orders'. */
const callsTo = ({ db }: MockServer) => db.requests.map(({ method, path }) => `${method} ${path}`);

/** Matches the faults that may end the session or block the user, whichever call they affect. */
const ENDS_ANY_SESSION = /^(token-401|forbidden-403|version-409|maintenance-503)$/;
/** Matches the screens that are shown instead of the app after a failed start or the end of the session. */
const NO_SESSION = /^#?\/(fail|errorapp|version|maintenance)/;

const testVisit =
  (route: Visit, call: string, fault: Fault): Test =>
  async (lane) => {
    const how = opening(lane.mock, route);
    lane.mock.db.setScenario(fault, { only: call });
    // Without a stored code, nothing can renew the session.
    const isEnd = fault === 'token-401' && !route.byCode;
    const problems = await visit(lane, { ...how, call, isEnd, isImpatient: fault === 'slow-body' });
    const mayEnd = /\/auth\//.test(call) || ENDS_ANY_SESSION.test(fault);
    const hash = await lane.page.evaluate(() => window.location.hash);
    if (!mayEnd && NO_SESSION.test(hash) && !NO_SESSION.test(route.address))
      problems.push(`the session ended: ${hash}`);
    return problems;
  };

/**
 * Sends a form during a fault, and again after the fault. If the fault is null, sends the form with an expired session,
 * which the app must renew once with the stored code.
 */
const testForm =
  (form: Form, fault: Fault | null): Test =>
  async ({ page, mock }) => {
    const { db } = mock;
    const { path: address, persona, call } = form;
    // There is no stored code that could renew the session, so the fault ends the session.
    const isEnd = fault === 'token-401' && persona !== null;
    const how = { ...opening(mock, { persona, address }), isEnd };
    if (fault === null) how.code = persona;
    const countOrders = () => (persona === null ? 0 : db.account(persona).state.orders.length);
    const before = countOrders();
    const run = await runForm(page, form, how, {
      begin: () => (fault === null ? db.expireSessions() : db.setScenario(fault, { only: call })),
      end: () => db.setScenario(null),
      unanswered: fault === 'slow-body' ? call : undefined,
    });
    const orders = countOrders() - before;
    const logins = callsTo(mock).filter((made) => made === 'POST /auth/login').length;
    return formProblems({ ...run, form, fault, isEnd, orders, logins });
  };

function cellsOfForm([row, form]: [string, Form]): Cell[] {
  const { call, persona } = form;
  const isRenewed = persona !== null && options.faults === undefined;
  return [...faults, ...(isRenewed ? [null] : [])].map((fault) => ({
    row,
    name: `${call}, ${fault ?? 'with an old token'}`,
    test: testForm(form, fault),
  }));
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
      lane.answers.change = (made, answer) => (made === call ? change(answer) : answer);
      const problems = await visit(lane, { ...opening(lane.mock, route), call });
      lane.answers.change = (_call, answer) => answer;
      problems.push(...(await shownMistakes(lane.page, isText)));
      // The changed answer can cause the screen to skip the call, so a missing call is no problem.
      for (const problem of problems.filter((one) => one !== 'the call is not made'))
        if (!before.has(problem) && !found.has(problem)) found.set(problem, name);
    }
    return [...found].map(([problem, name]) => `\n    ${name}: ${problem}`);
  };

/** Opens a route without a fault. Adds a test for each of its calls and each fault, or its invalid values, to `cells`. */
const openRoute =
  (route: Visit, cells: Cell[]): Test =>
  async (lane) => {
    const { row } = route;
    lane.answers.original.clear();
    const problems = await visit(lane, { ...opening(lane.mock, route), isLong: true });
    const shown = new Set(options.shapes ? await shownMistakes(lane.page, false) : []);
    for (const [call, answer] of lane.answers.original) {
      if (!rowGetsShapes(row, call)) continue;
      const shapes = shapesOf(answer);
      const test = testShapes(route, call, shapes, shown);
      cells.push({ row, name: `${call}, ${shapes.length} shapes`, test });
    }
    if (options.shapes) return problems;
    const calls = new Set(callsTo(lane.mock));
    for (const call of route.calls ?? calls) {
      if (!calls.has(call)) problems.push(`the route does not make the call ${call}`);
      for (const fault of faults)
        cells.push({ row, name: `${call}, ${fault}`, test: testVisit(route, call, fault) });
    }
    return problems;
  };

await runCommand(async () => {
  const start = Date.now();
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', import.meta.dirname], {
    env: { ...process.env, ...ONE_ORIGIN, VITE_WORKER: 'off' },
    stdio: 'inherit',
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  const lanes = await Promise.all(Array.from({ length: LANES }, () => openLane(browser)));
  const forms = options.shapes ? [] : Object.entries(FORMS).filter(([name]) => isWanted(name));
  const cells = forms.flatMap(cellsOfForm);
  const opened = VISITS.filter(({ row }) => isWanted(row)).map(
    (route): Cell => ({ row: route.row, name: 'opened', test: openRoute(route, cells) }),
  );
  await run(lanes, opened);
  await run(lanes, cells);
  await browser.close();
  await Promise.all(lanes.map((lane) => lane.close()));
  console.table(Object.fromEntries([...counts].sort()));
  const failed = [...counts.values()].reduce((sum, count) => sum + count.failed, 0);
  const all = opened.length + cells.length;
  console.log(`${all - failed} passed, ${failed} failed, ${secondsSince(start)}`);
  return failed === 0 && all > 0;
});
