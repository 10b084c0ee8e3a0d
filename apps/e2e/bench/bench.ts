// Measures how fast the app is on a slow phone, and compares each figure with its limit: `npm run bench`, see
// docs/performance.md. Also measures a page with only the required libraries (floor/) and, with `--against`, an earlier
// commit. Exit code 1 if a limit is exceeded.
import { once } from 'node:events';
import { messageOf, Problem, runCommand } from '@gemas/tools/lib/problem';
import { secondsSince, takeTurn } from '@gemas/tools/lib/terminal';
import { commitOf, describeCommit } from '@gemas/tools/lib/tree';
import { buildCommit, buildFloor, buildNow, CACHE } from './build.ts';
import { printTable } from './command.ts';
import { type Cpu, cellsOf, type Row, rowOf } from './figures.ts';
import { machineSpeed, speedText } from './machine.ts';
import { type Options, parseOptions, USAGE } from './options.ts';
import type { Step } from './part.ts';
import { type Bench, openBench } from './sides.ts';

/** With `--gate`, limits of durations are multiplied by this factor. */
const GATE_ROOM = 1.15;

/** A visit that takes longer counts as stuck, ms. */
const VISIT_LIMIT_MS = 180_000;

/** Rejects if `visit` has not ended within the limit. */
async function inTime(visit: Promise<void>): Promise<void> {
  const late = once(AbortSignal.timeout(VISIT_LIMIT_MS), 'abort').then(() => {
    throw new Problem('The visit did not end within three minutes');
  });
  await Promise.race([visit, late]);
}

/**
 * Runs the visits in rounds. In each round, every step visits all builds. Every second round reverses the order of the
 * builds. Returns the speed of the machine before each round, and the number of failed visits.
 */
async function measure(bench: Bench, options: Options) {
  const from = Date.now();
  const speeds: number[] = [];
  let lost = 0;
  const roundsOf = ({ rounds = options.visits, gateRounds = 0 }: Step) =>
    options.gate ? gateRounds : rounds;
  for (const cpu of [1, ...options.cpus] as Cpu[]) {
    const steps = options.parts
      .flatMap((part) => part.steps)
      .filter(({ cpus }) => cpus.includes(cpu));
    const last = Math.max(0, ...steps.map(roundsOf));
    for (let round = 0; round < last; round += 1) {
      speeds.push(await machineSpeed(bench.browser));
      const sides = round % 2 === 0 ? bench.sides : bench.sides.toReversed();
      for (const step of steps.filter((one) => round < roundsOf(one))) {
        for (const side of sides.filter(({ name }) => name !== 'floor' || step.hasFloor)) {
          await inTime(step.visit(bench, side, cpu, round)).catch(async (error: unknown) => {
            lost += 1;
            console.error(`${step.name} of ${side.name}, CPU ${cpu}×: ${messageOf(error)}`);
            // Ends a stuck visit, so that it does not slow down the next visit.
            await bench.endVisits();
          });
        }
      }
      console.log(`CPU ${cpu}×: round ${round + 1} of ${last}, ${secondsSince(from)}`);
    }
  }
  return { speeds, lost };
}

function rowsOf(bench: Bench, { parts, gate, cpus }: Options): Row[] {
  return parts
    .flatMap(({ figures }) => figures)
    .filter(({ inGate = false }) => inGate || !gate)
    .flatMap((figure) =>
      ([1, ...cpus] as const).flatMap((cpu) => {
        const sides = bench.sides.map(({ name, samples }) => [name, samples[cpu]]);
        return rowOf(figure, cpu, Object.fromEntries(sides), gate ? GATE_ROOM : 1) ?? [];
      }),
    );
}

const shortName = (commit: string) => describeCommit(commit).split(' ')[0] ?? '';

/** Prints the table. Returns whether all visits succeeded and all limits hold. With `--gate`, unknown values fail. */
function report(
  rows: readonly Row[],
  { speeds, lost }: Awaited<ReturnType<typeof measure>>,
  commit: string | null,
  options: Options,
): boolean {
  const machine = speeds.length > 0 ? `, on ${speedText(speeds)}` : '';
  const missing = lost > 0 ? `, ${lost} visits failed` : '';
  const visits = options.gate ? 'The gate of CI' : `Medians of ${options.visits} visits`;
  const how = `${visits}, at ${shortName('HEAD')}${machine}${missing}.`;
  printTable('figures', how, cellsOf(rows, commit === null ? null : shortName(commit)), options);
  const failed = rows.filter(({ holds }) => holds === false);
  for (const { name, cpu, remarks } of failed) {
    if (remarks.length > 0) console.log(`\n${name} ${cpu}\n  ${remarks.join('\n  ')}`);
  }
  console.log(`\n${rows.length} figures, ${failed.length} above their limit`);
  const isWhole = !options.gate || rows.every((row) => row.holds !== null);
  return failed.length === 0 && lost === 0 && isWhole;
}

async function main(): Promise<boolean> {
  const options = parseOptions(process.argv.slice(2));
  const commit = options.against === undefined ? null : commitOf(options.against);
  const endTurn = takeTurn(CACHE, 'benchmark');
  const from = Date.now();
  try {
    const bench = await openBench({
      floor: await buildFloor(),
      ...(commit !== null && { before: await buildCommit(commit) }),
      now: await buildNow(),
    });
    console.log(`The builds took ${secondsSince(from)}`);
    try {
      const measured = await measure(bench, options);
      const isFine = report(rowsOf(bench, options), measured, commit, options);
      console.log(`The benchmark took ${secondsSince(from)}`);
      return isFine;
    } finally {
      await bench.close();
    }
  } finally {
    endTurn();
  }
}

if (process.argv.includes('--help')) console.log(USAGE);
else await runCommand(main);
