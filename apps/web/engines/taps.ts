// Taps that were meant for what was there before: `npm run taps`. On the production build, for each surface of
// surfaces.ts: two taps at one place, 0 to 600 ms apart; 24 taps at one place; Enter held down. None of them may be taken
// by the surface that opens under the finger (decision 73). Chromium slows its processor down as well. A part:
// `--only chromium --surfaces confirm,success --cpu 4 --step 100 --kinds pairs,bursts,held`. `--times 3` repeats every try.
// The table is also written to reports/taps.json. Exit code 1 when a tap was taken.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import build from '../journeys/build.ts';
import type { Engine } from './drivers/driver.ts';
import { ENGINES, type EngineName } from './find.ts';
import { forgetAll, longestPause, recordTaps, scrollTo } from './in-page.ts';
import { find, START } from './launch.ts';
import { Phone } from './phone.ts';
import { openSite, type Site } from './site.ts';
import { forbiddenCalls, glanceAt, SURFACES, type Surface } from './surfaces.ts';

const REPORTS = fileURLToPath(new URL('../../../reports', import.meta.url));
const LONGEST_GAP_MS = 600;
const BURST_TAPS = 24;
const BURST_GAPS_MS = [90, 200, 350];
/** A longer pause ends a burst (decision 73), ms. */
const BURST_MS = 700;
const HELD_MS = 2500;
/** A surface that is not open by then was left, ms. */
const OPENING_LIMIT_MS = 4000;
const POLL_MS = 50;
/** The lowest place above the dock, px from the top of the phone. */
const ABOVE_DOCK_Y = 735;
/** Time for a handled tap to take effect, ms. `SETTLE_MS_PER_FACTOR` is added for each factor of CPU throttling. */
const SETTLE_MS = 250;
const SETTLE_MS_PER_FACTOR = 90;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    surfaces: { type: 'string' },
    cpu: { type: 'string', default: '1,4,10' },
    step: { type: 'string', default: '20' },
    kinds: { type: 'string', default: 'pairs,bursts,held' },
    times: { type: 'string', default: '1' },
  },
});
const isWanted = (list: string | undefined, name: string) =>
  list === undefined || list.split(',').includes(name);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Place {
  x: number;
  y: number;
}

/** One way of touching what opens a surface. */
interface Try {
  kind: 'pairs' | 'bursts' | 'held';
  title: string;
  /** `place` is where the surface's button will be. */
  act(phone: Phone, surface: Surface, place: Place): Promise<void>;
}

const taps = (kind: Try['kind'], times: number, gapMs: number): Try => ({
  kind,
  title: `${times} taps ${gapMs} ms apart`,
  act: (phone, { opener }, { x, y }) =>
    opener ? phone.tapAgain(...opener, { times, gapMs }) : phone.tapPlace(x, y, { times, gapMs }),
});

function allTries(): Try[] {
  const step = Number(options.step);
  const pairs = Array.from({ length: Math.floor(LONGEST_GAP_MS / step) + 1 }, (_, index) =>
    taps('pairs', 2, index * step),
  );
  const bursts = BURST_GAPS_MS.map((gapMs) => taps('bursts', BURST_TAPS, gapMs));
  const held: Try = {
    kind: 'held',
    title: 'Enter held',
    act: (phone, { opener }) => phone.hold(opener, 'Enter', HELD_MS),
  };
  const tries = [...pairs, ...bursts, held].filter(({ kind }) => isWanted(options.kinds, kind));
  return tries.flatMap((one) => Array.from({ length: Number(options.times) }, () => one));
}

/** Tries of one kind on one surface, and those in which the surface took what was not meant for it. */
interface Row {
  engine: string;
  cpu: number;
  surface: string;
  kind: Try['kind'];
  tries: number;
  /** Tries not counted: the engine paused between two taps for longer than a burst does. */
  late: number;
  taken: string[];
}

class Bench {
  private isFresh = false;
  private place: Place | null = null;

  constructor(
    private readonly phone: Phone,
    private readonly surface: Surface,
  ) {}

  /** Leads to the opener at full speed, then slows down. */
  private async begin(cpu: number): Promise<void> {
    const { employee, route, reach, opener } = this.surface;
    await this.phone.slowDown(1);
    if (!this.isFresh) {
      // Nothing is left of the try before.
      await this.phone.evaluate(forgetAll);
      if (!opener) await this.phone.slowDown(cpu);
      await this.phone.enter(employee, route);
      await reach?.(this.phone);
    }
    if (this.place && opener) await this.phone.evaluate(scrollTo, ...opener, this.place.y);
    await this.phone.evaluate(recordTaps);
    await this.phone.slowDown(cpu);
  }

  /** Whether the engine itself paused so long between two taps that they were no burst. */
  async wasLate(): Promise<boolean> {
    return (await this.phone.evaluate(longestPause)) > BURST_MS;
  }

  /** Opens the surface once, in the ordinary way: where is its button? */
  async measure(): Promise<void> {
    const { opener, button } = this.surface;
    if (!button) return;
    await this.begin(1);
    if (opener) await this.phone.tap(...opener);
    const { x, y } = await this.phone.placeOf(...button);
    this.place = { x, y: opener ? Math.min(y, ABOVE_DOCK_Y) : y };
    this.isFresh = false;
  }

  /** Makes one try; returns what went wrong, null when nothing did. */
  async run({ act }: Try, cpu: number): Promise<string | null> {
    const { phone, surface } = this;
    await this.begin(cpu);
    this.isFresh = false;
    await act(phone, surface, this.place ?? { x: 0, y: 0 });
    const end = Date.now() + OPENING_LIMIT_MS;
    while (Date.now() < end) {
      if (surface.isOpen(await glanceAt(phone)) || forbiddenCalls(phone, surface).length > 0) break;
      await pause(POLL_MS);
    }
    await pause(SETTLE_MS + cpu * SETTLE_MS_PER_FACTOR);
    const calls = forbiddenCalls(phone, surface);
    const glance = await glanceAt(phone);
    const isOpen = surface.isOpen(glance);
    if (calls.length === 0 && isOpen && surface.isLeftByEscape) {
      await phone.slowDown(1);
      await phone.press('Escape');
      await phone.waitFor('the opener', async () => (await glanceAt(phone)).dialog === '');
      this.isFresh = true;
    }
    if (calls.length > 0) return [...new Set(calls)].join(', ');
    return isOpen
      ? null
      : `left for ${glance.hash} '${glance.heading}' ${glance.dialog.slice(0, 30)}`;
  }
}

async function runSurface(
  engine: Engine,
  site: Site,
  name: string,
  cpu: number,
): Promise<Omit<Row, 'engine'>[]> {
  const surface = SURFACES[name];
  if (!surface) throw new RangeError(`there is no surface ${name}`);
  const rows = new Map<Try['kind'], Omit<Row, 'engine'>>();
  const driver = await engine.openWindow();
  const bench = new Bench(new Phone(driver, site, () => {}), surface);
  await bench.measure();
  for (const one of allTries()) {
    const { kind, title } = one;
    const row = rows.get(kind) ?? { cpu, surface: name, kind, tries: 0, late: 0, taken: [] };
    rows.set(kind, row);
    const fault = await bench.run(one, cpu);
    if (fault !== null && (await bench.wasLate())) {
      row.late += 1;
      continue;
    }
    row.tries += 1;
    if (fault !== null) row.taken.push(`${title}: ${fault}`);
  }
  await driver.close();
  return [...rows.values()];
}

async function runEngine(name: EngineName): Promise<Row[]> {
  const rows: Row[] = [];
  const site = await openSite();
  const engine = await START[name](find(name).programs);
  const factors = name === 'chromium' ? options.cpu.split(',').map(Number) : [1];
  for (const surface of Object.keys(SURFACES).filter((one) => isWanted(options.surfaces, one))) {
    for (const cpu of factors) {
      for (const row of await runSurface(engine, site, surface, cpu)) {
        rows.push({ engine: name, ...row });
        const { kind, tries, late, taken } = row;
        console.log(
          `${name} ${cpu}x ${surface}, ${kind}: ${taken.length} of ${tries} taken, ${late} late`,
        );
        for (const what of taken) console.log(`    ${what}`);
      }
    }
  }
  await engine.close();
  await site.close();
  return rows;
}

build();
const rows: Row[] = [];
for (const name of ENGINES.filter((name) => isWanted(options.only, name))) {
  const { missing } = find(name);
  if (missing.length === 0) rows.push(...(await runEngine(name)));
  else console.log(`${name} is missing: npm run engines -- --install`);
}
mkdirSync(REPORTS, { recursive: true });
writeFileSync(`${REPORTS}/taps.json`, JSON.stringify(rows, null, 2));
const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
const taken = sum((row) => row.taken.length);
console.log(`${sum(({ tries }) => tries)} tries, ${taken} taken`);
process.exitCode = taken > 0 ? 1 : 0;
