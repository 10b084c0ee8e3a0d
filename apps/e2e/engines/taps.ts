// Checks that a new screen under the finger receives no tap meant for the previous screen: `npm run check:taps`.

import { markdownTable } from '@gemas/tools/lib/markdown';
import { readOptions } from '@gemas/tools/lib/options';
import { Bench, type TapTest } from './bench.ts';
import type { Engine } from './drivers/driver.ts';
import { killPrograms } from './drivers/processes.ts';
import { ENGINES, type EngineName } from './find.ts';
import { inTime } from './in-time.ts';
import { forEachEngine, isWanted, startEngine } from './launch.ts';
import { Phone } from './phone.ts';
import { openSite, type Site } from './site.ts';
import { SURFACES, type Surface } from './surfaces.ts';

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
  with 24 taps at one point, and with Enter held down. Exit code 1 if a surface received such a tap.

  --only chromium              tests only this engine
  --surfaces confirm,success   tests only these surfaces
  --cpu 1,4,10                 factors of CPU throttling, in Chromium only (default: all three)
  --step ms                    difference between two tested gaps (default: 20)`;

const options = readOptions(USAGE, {
  only: { type: 'string' },
  surfaces: { type: 'string' },
  cpu: { type: 'string', default: '1,4,10' },
  step: { type: 'string', default: '20' },
});

const taps = (times: number, gapMs: number): TapTest => ({
  title: `${times} taps ${gapMs} ms apart`,
  spanMs: (times - 1) * gapMs,
  act: async (phone, { opener }, place) =>
    phone.tapAt(opener ? await phone.placeOf(...opener) : place, { times, gapMs }),
});

const step = Number(options.step);
const TAP_TESTS: readonly TapTest[] = [
  ...Array.from({ length: Math.floor(LONGEST_GAP_MS / step) + 1 }, (_, at) => taps(2, at * step)),
  ...BURST_GAPS_MS.map((gapMs) => taps(BURST_TAPS, gapMs)),
  {
    title: 'Enter held',
    spanMs: HELD_MS,
    act: (phone, { opener }) => phone.hold(opener, 'Enter', HELD_MS),
  },
];

/** Counts of all tap tests of one surface at one CPU speed. A surface is the screen or dialog under test. */
interface Row {
  engine: string;
  cpu: number;
  name: string;
  surface: Surface;
  tried: number;
  /** Number of tap tests that stayed inconclusive after `MAX_REPEATS` repetitions. Not counted in `tried`. */
  inconclusive: number;
  /** Failed tap tests. Each text names the test and the effect of a tap that was meant for the previous screen. */
  taken: string[];
  ordered: number;
  /** Why the result is incomplete: the tests ended early, or all were inconclusive. Empty if complete. */
  problem: string;
}

async function runSurface(engine: Engine, site: Site, row: Row): Promise<void> {
  row.problem = '';
  let bench: Bench | undefined;
  const close = async () => {
    await bench?.phone.driver.close().catch(() => undefined);
    bench = undefined;
  };
  const run = async (one: TapTest) => {
    bench ??= new Bench(new Phone(await engine.openWindow(), site), row.surface);
    return bench.run(one, row.cpu);
  };
  // After a timeout, closes the window and repeats the tap test once in a new window.
  const runSafely = (one: TapTest) =>
    inTime(run(one), TAP_TEST_LIMIT_MS).catch(async () => {
      await close();
      return inTime(run(one), TAP_TEST_LIMIT_MS);
    });
  try {
    for (const one of TAP_TESTS) {
      let outcome = await runSafely(one);
      for (let repeat = 0; outcome.isInconclusive && repeat < MAX_REPEATS; repeat += 1) {
        outcome = await runSafely(one);
      }
      const { taken, isOrdered, isInconclusive } = outcome;
      if (isInconclusive) {
        row.inconclusive += 1;
        continue;
      }
      row.tried += 1;
      if (isOrdered) row.ordered += 1;
      if (taken !== null) row.taken.push(`${one.title}: ${taken}`);
    }
  } catch (error) {
    row.problem = String(error);
  }
  if (row.tried === 0) row.problem ||= 'all tap tests were inconclusive';
  await close();
}

const cellsOf = ({ engine, cpu, name, tried, inconclusive, taken, ordered }: Row) =>
  [name, engine, `${cpu}x`, tried, taken.length, ordered, inconclusive].map(String);

const rows: Row[] = [];

async function runEngine(engine: EngineName): Promise<void> {
  const factors = engine === 'chromium' ? options.cpu.split(',').map(Number) : [1];
  const ownRows = Object.entries(SURFACES)
    .filter(([name]) => isWanted(options.surfaces, name))
    .flatMap(([name, surface]) =>
      factors.map(
        (cpu): Row => ({
          ...{ engine, cpu, name, surface, problem: 'not tried' },
          ...{ tried: 0, inconclusive: 0, taken: [], ordered: 0 },
        }),
      ),
    );
  rows.push(...ownRows);
  const site = await openSite();
  try {
    const running = await startEngine(engine);
    for (const row of ownRows) {
      await runSurface(running, site, row);
      const details = [...row.taken, row.problem].filter(Boolean).map((what) => `    ${what}`);
      console.log([cellsOf(row).join(' '), ...details].join('\n'));
    }
    await running.close();
  } catch (error) {
    process.exitCode = 1;
    console.log(`${engine} stopped before the end: ${error}`);
  }
  await site.close();
  killPrograms();
}

const unknown = options.surfaces?.split(',').filter((name) => !SURFACES[name]) ?? [];
if (unknown.length > 0) throw new RangeError(`there is no surface ${unknown.join(', ')}`);
await forEachEngine(ENGINES, options.only, runEngine);
const heads = ['surface', 'engine', 'CPU', 'tried', 'taken', 'ordered', 'inconclusive'];
console.log(`\n${markdownTable([heads, ...rows.map(cellsOf)])}`);
const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const taken = sum((row) => row.taken.length);
const broken = rows.filter(({ problem }) => problem !== '').length;
console.log(
  `${sum(({ tried }) => tried)} tap tests, ${taken} with a tap on the wrong screen, ${sum(({ ordered }) => ordered)} unwanted orders, ${broken} surfaces not finished`,
);
process.exitCode ||= taken + broken > 0 ? 1 : 0;
