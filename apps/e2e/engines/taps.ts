// Checks that a screen or dialog that opens under the finger receives no tap that was meant for the previous screen:
// `npm run check:taps`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '@gemas/tools/lib/options';
import build from '../journeys/build.ts';
import { Bench, type Outcome, type TapTest } from './bench.ts';
import type { Driver, Engine } from './drivers/driver.ts';
import { killPrograms } from './drivers/processes.ts';
import { ENGINES, type EngineName } from './find.ts';
import { inTime } from './in-time.ts';
import { find, START } from './launch.ts';
import { Phone } from './phone.ts';
import { openSite, type Site } from './site.ts';
import { SURFACES } from './surfaces.ts';
import { markdownTable } from './table.ts';

const REPORTS = fileURLToPath(new URL('../../../reports', import.meta.url));
const LONGEST_GAP_MS = 600;
const BURST_TAPS = 24;
const BURST_GAPS_MS = [90, 200, 350];
const HELD_MS = 2500;
const TAP_TEST_LIMIT_MS = 90_000;
/** Maximum number of repetitions of an inconclusive tap test (`isInconclusiveTest`). */
const MAX_REPEATS = 4;

const USAGE = `npm run check:taps -- [options]

  Checks that a screen or dialog that opens under the finger receives no tap that was meant for the previous screen
  (decision 73). Each surface of apps/e2e/engines/surfaces.ts is tested with two taps at one point, 0 to 600 ms apart,
  with 24 taps at one point, and with Enter held down. The results are also in reports/taps-<engine>.json.
  Exit code 1 if a surface received such a tap.

  --only chromium              tests only this engine
  --surfaces confirm,success   tests only these surfaces
  --cpu 1,4,10                 factors of CPU throttling, in Chromium only (default: all three)
  --step ms                    difference between two tested gaps (default: 20)
  --kinds pairs,bursts,held    kinds of tap tests (default: all)
  --times n                    number of times that each tap test is run (default: 1)
  --lanes n                    number of browsers in parallel (default: 1)`;

const options = readOptions(USAGE, {
  only: { type: 'string' },
  surfaces: { type: 'string' },
  cpu: { type: 'string', default: '1,4,10' },
  step: { type: 'string', default: '20' },
  kinds: { type: 'string', default: 'pairs,bursts,held' },
  times: { type: 'string', default: '1' },
  lanes: { type: 'string', default: '1' },
});
const isWanted = (list: string | undefined, name: string) =>
  list === undefined || list.split(',').includes(name);

const taps = (kind: TapTest['kind'], times: number, gapMs: number): TapTest => ({
  kind,
  title: `${times} taps ${gapMs} ms apart`,
  spanMs: (times - 1) * gapMs,
  act: async (phone, { opener }, place) =>
    phone.tapAt(opener ? await phone.placeOf(...opener) : place, { times, gapMs }),
});

function allTapTests(): TapTest[] {
  const step = Number(options.step);
  const pairs = Array.from({ length: Math.floor(LONGEST_GAP_MS / step) + 1 }, (_, index) =>
    taps('pairs', 2, index * step),
  );
  const bursts = BURST_GAPS_MS.map((gapMs) => taps('bursts', BURST_TAPS, gapMs));
  const held: TapTest = {
    kind: 'held',
    title: 'Enter held',
    spanMs: HELD_MS,
    act: (phone, { opener }) => phone.hold(opener, 'Enter', HELD_MS),
  };
  const tests = [...pairs, ...bursts, held].filter(({ kind }) => isWanted(options.kinds, kind));
  return tests.flatMap((one) => Array.from({ length: Number(options.times) }, () => one));
}

/** Counts of all tap tests of one surface at one CPU speed. A surface is the screen or dialog under test. */
interface Row {
  engine: string;
  cpu: number;
  surface: string;
  tried: number;
  /**
   * Number of tap tests that were inconclusive even after `MAX_REPEATS` repetitions. They are not counted in `tried`.
   */
  inconclusive: number;
  /** Failed tap tests. Each text names the test and the effect of a tap that was meant for the previous screen. */
  taken: string[];
  ordered: number;
  /**
   * Why the result is incomplete: the tap tests ended early, or all of them were inconclusive. Empty if the result is
   * complete.
   */
  problem: string;
}

async function runSurface(engine: Engine, site: Site, row: Row): Promise<void> {
  const { surface: name, cpu } = row;
  const surface = SURFACES[name];
  if (!surface) throw new RangeError(`there is no surface ${name}`);
  let driver: Driver | undefined;
  let bench: Bench | undefined;
  const close = async () => {
    await driver?.close().catch(() => undefined);
    [driver, bench] = [undefined, undefined];
  };
  const run = async (one: TapTest): Promise<Outcome> => {
    driver ??= await engine.openWindow();
    bench ??= new Bench(new Phone(driver, site, () => {}), surface);
    return bench.run(one, cpu);
  };
  // After a timeout, closes the window and repeats the tap test once in a new window.
  const runSafely = (one: TapTest) =>
    inTime(run(one), TAP_TEST_LIMIT_MS)
      .catch(async () => {
        await close();
        return inTime(run(one), TAP_TEST_LIMIT_MS);
      })
      .catch((error) => {
        row.problem = String(error);
        return null;
      });
  for (const one of allTapTests()) {
    let outcome = await runSafely(one);
    for (let repeat = 0; outcome?.isInconclusive && repeat < MAX_REPEATS; repeat += 1) {
      outcome = await runSafely(one);
    }
    if (outcome === null) break;
    const { taken, isOrdered, isInconclusive } = outcome;
    if (isInconclusive) {
      row.inconclusive += 1;
      continue;
    }
    row.tried += 1;
    if (isOrdered) row.ordered += 1;
    if (taken !== null) row.taken.push(`${one.title}: ${taken}`);
  }
  if (row.tried === 0) row.problem ||= 'all tap tests were inconclusive';
  await close();
}

const cellsOf = ({ engine, cpu, surface, tried, inconclusive, taken, ordered }: Row) =>
  [surface, engine, `${cpu}x`, tried, taken.length, ordered, inconclusive].map(String);

/**
 * Tests surfaces in one browser, until `rows` is empty. Several browsers can run in parallel (`--lanes`). They take
 * their rows from the same list.
 */
async function runLane(name: EngineName, rows: Row[]): Promise<void> {
  const site = await openSite();
  try {
    const engine = await START[name](find(name).programs);
    for (let row = rows.shift(); row; row = rows.shift()) {
      await runSurface(engine, site, row);
      const details = [...row.taken, row.problem].filter(Boolean).map((what) => `    ${what}`);
      console.log([cellsOf(row).join(' '), ...details].join('\n'));
    }
    await engine.close();
  } finally {
    await site.close();
  }
}

async function runEngine(name: EngineName): Promise<Row[]> {
  const factors = name === 'chromium' ? options.cpu.split(',').map(Number) : [1];
  const surfaces = Object.keys(SURFACES).filter((one) => isWanted(options.surfaces, one));
  const rows = surfaces.flatMap((surface) =>
    factors.map(
      (cpu): Row => ({
        ...{ engine: name, cpu, surface, problem: '' },
        ...{ tried: 0, inconclusive: 0, taken: [], ordered: 0 },
      }),
    ),
  );
  const left = [...rows];
  const endEarly = (error: unknown) => {
    process.exitCode = 1;
    console.log(`${name} stopped before the end: ${error}`);
  };
  const lanes = Array.from({ length: Number(options.lanes) }, () =>
    runLane(name, left).catch(endEarly),
  );
  await Promise.all(lanes);
  killPrograms();
  for (const row of left) row.problem = 'not tried';
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/taps-${name}.json`, JSON.stringify(rows, null, 2));
  return rows;
}

const unknown = options.surfaces?.split(',').filter((name) => !SURFACES[name]) ?? [];
if (unknown.length > 0) throw new RangeError(`there is no surface ${unknown.join(', ')}`);
const names = ENGINES.filter((name) => isWanted(options.only, name));
if (names.length === 0) throw new RangeError(`there is no engine ${options.only}`);
build();
const rows: Row[] = [];
for (const name of names) {
  const { missing } = find(name);
  if (missing.length === 0) rows.push(...(await runEngine(name)));
  else console.log(`${name} is not installed. Run: npm run check:engines -- --install`);
}
const heads = ['surface', 'engine', 'CPU', 'tried', 'taken', 'ordered', 'inconclusive'];
console.log(['', ...markdownTable(heads, rows.map(cellsOf))].join('\n'));
const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const taken = sum((row) => row.taken.length);
const broken = rows.filter(({ problem }) => problem !== '').length;
console.log(
  `${sum(({ tried }) => tried)} tap tests, ${taken} with a tap on the wrong screen, ${sum(({ ordered }) => ordered)} unwanted orders, ${broken} surfaces not finished`,
);
process.exitCode ||= taken + broken > 0 ? 1 : 0;
