// Simulates users who order prizes over a bad network, in random sequences: `npm run check:ledger`.
import { markdownTable } from '@gemas/tools/lib/markdown';
import { readOptions } from '@gemas/tools/lib/options';
import { killPrograms } from './drivers/processes.ts';
import type { EngineName } from './find.ts';
import { inTime } from './in-time.ts';
import { forEachEngine, startEngine } from './launch.ts';
import { Adversary } from './ledger/adversary.ts';
import { Person, type Step, stepsOf } from './ledger/person.ts';
import { Phone } from './phone.ts';
import { openSite, type Site } from './site.ts';

/** Engines that can open two tabs. WPE cannot, because it shows one page at a time. */
const ENGINES = ['chromium', 'firefox', 'webkitgtk'] as const satisfies readonly EngineName[];

const MAX_CRASHES = 8;
const SEED_LIMIT_MS = 240_000;
const END_LIMIT_MS = 30_000;

const USAGE = `npm run check:ledger -- [options]

  Simulates users who order prizes over a bad network, in the built app with its service worker. The steps of a user
  are random. The mock server knows which orders were really made. At the end of a sequence of steps, the network
  recovers. The app must then show the real outcome of every order, and the balance of the server (decision 37).
  Exit code 1 if a sequence fails.

  --only firefox   runs only this engine (chromium, firefox, webkitgtk)
  --seed n         seed of the first sequence; a seed gives the same steps in every engine (default: 2026)
  --runs n         number of sequences (default: 40); --runs 1 runs one sequence again
  --length n       steps of a sequence (default: 10)
  --verbose        prints each step`;

const options = readOptions(USAGE, {
  only: { type: 'string' },
  seed: { type: 'string', default: '2026' },
  runs: { type: 'string', default: '40' },
  length: { type: 'string', default: '10' },
  verbose: { type: 'boolean', default: false },
});
const seed = Number(options.seed);
const runs = Number(options.runs);

const sentSoFar = ({ sent }: Adversary): string =>
  sent.map(({ sku, fate, outcome }) => `${sku} ${fate}: ${outcome}`).join('; ');

/** Returns the counters of one engine. `unproven` counts orders whose outcome cannot be proved. */
const startCounts = () => ({
  sequences: 0,
  failed: 0,
  'orders sent': 0,
  made: 0,
  'not made': 0,
  unproven: 0,
});
type Counts = ReturnType<typeof startCounts>;

/** Runs the sequence of steps for one seed. Returns the problems as text. The text is empty if there are none. */
async function runSeed(person: Person, adversary: Adversary, one: number): Promise<string> {
  const done: Step[] = [];
  try {
    await person.begin(one);
    for (const step of stepsOf(one, Number(options.length))) {
      done.push(step);
      await person.play(step);
      if (options.verbose) console.log(one, ...step, sentSoFar(adversary));
    }
    await person.finish();
    return '';
  } catch (error) {
    return [String(error), JSON.stringify(done), sentSoFar(adversary)].join('\n    ');
  }
}

/** Runs the steps of each seed in one engine and updates `counts`. Throws if the browser crashes too often. */
async function playAll(name: EngineName, site: Site, adversary: Adversary, counts: Counts) {
  const start = async () => {
    const engine = await startEngine(name).catch(() => startEngine(name));
    return { engine, window: new Phone(await engine.openWindow(), site) };
  };
  let browser = await start();
  let crashes = 0;
  for (let one = seed; one < seed + runs; one += 1) {
    const person = new Person(browser.window, adversary);
    let fault = await inTime(runSeed(person, adversary, one), SEED_LIMIT_MS).catch(String);
    fault ||= site.takeProblems().join('\n');
    const isAlive = await inTime(person.end(), END_LIMIT_MS).then(
      () => true,
      () => false,
    );
    site.takeProblems();
    if (!isAlive) {
      // The browser has crashed or is stuck, so a new browser repeats the sequence. A violation found before the crash
      // still counts.
      crashes += 1;
      if (adversary.violation !== '') counts.failed += 1;
      console.log(`${name}, seed ${one}: the browser has crashed. ${fault}`);
      await inTime(browser.engine.close(), END_LIMIT_MS).catch(() => undefined);
      killPrograms();
      if (crashes > MAX_CRASHES)
        throw new Error(`${name} has crashed more than ${MAX_CRASHES} times`);
      browser = await start();
      one -= 1;
      continue;
    }
    counts.sequences += 1;
    if (fault !== '') {
      counts.failed += 1;
      console.log(`${name}, seed ${one}: ${fault}`);
    }
    for (const count of ['orders sent', 'made', 'not made', 'unproven'] as const) {
      counts[count] += person.counts[count];
    }
  }
  await browser.engine.close();
}

const rows: string[][] = [];

async function runEngine(name: EngineName): Promise<void> {
  const adversary = new Adversary();
  const counts = startCounts();
  const began = performance.now();
  // Browsers repeat a request if its kept-alive connection breaks. The repetition would look like a second order.
  const site = await openSite({ api: adversary.api, keepAlive: false });
  // If the engine fails, its row in the table contains the counts up to the failure.
  await playAll(name, site, adversary, counts).catch((error) => {
    counts.failed += 1;
    console.log(`${name} stopped before the end: ${error}`);
  });
  killPrograms();
  await site.close();
  // The first step of a sequence is an order, so each sequence must have sent at least one.
  if (counts['orders sent'] < counts.sequences) counts.failed += 1;
  process.exitCode ||= counts.failed > 0 ? 1 : 0;
  const seconds = Math.round((performance.now() - began) / 1000);
  rows.push([name, ...[...Object.values(counts), seconds].map(String)]);
}

console.log(`seeds ${seed} to ${seed + runs - 1}, ${options.length} steps each`);
await forEachEngine(ENGINES, options.only, runEngine);
const heads = ['engine', ...Object.keys(startCounts()), 'seconds'];
console.log(`\n${markdownTable([heads, ...rows])}`);
