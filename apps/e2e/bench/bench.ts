// Measures how fast the app is on a slow phone, and compares each figure with its limit: `npm run bench`, see
// docs/performance.md. Also measures a page with only the required libraries (floor/) and, with `--against`, an earlier
// commit. Exit code 1 if a limit is exceeded.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '@gemas/tools/lib/options';
import { messageOf, Problem, runCommand } from '@gemas/tools/lib/problem';
import { ROOT } from '@gemas/tools/lib/sources';
import { secondsSince } from '@gemas/tools/lib/terminal';
import { commitOf, describeCommit } from '@gemas/tools/lib/tree';
import { type Cpu, FIGURES, type Figure, type Part } from './figures.ts';
import { JOB_STEPS } from './job.ts';
import { LIST_STEPS } from './lists.ts';
import { rowOf, type Sample } from './rows.ts';
import { SCORE_STEPS } from './score.ts';
import { type Bench, openBench, type Step } from './sides.ts';

const STEPS: readonly Step[] = [...SCORE_STEPS, ...JOB_STEPS, ...LIST_STEPS];
const PARTS = Object.keys(FIGURES);
const DOCS = join(ROOT, 'docs/performance.md');

const options = readOptions(
  `npm run bench -- [options]

  --against ref       also measures the app of that commit, alternating with the current app
  --only part,part    measures only these groups: ${PARTS.join(', ')}
  --visits n          number of times that each visit is repeated (default: 9)
  --cpu 4|10          measures only with a CPU 4 or 10 times slower (default: both)
  --write-docs        writes the table into docs/performance.md
  --gate              measures only what CI checks, in few visits with a CPU 4 times slower: counts, bytes, layout
                      shift, and the first paint beside the floor, whose limit is raised by 15 % for noise

Each time has a limit that is a ratio: to the floor (two plain screens with the required libraries alone), or to
another time of the app. The app and the floor are measured in the same run.`,
  {
    against: { type: 'string' },
    only: { type: 'string', default: PARTS.join() },
    visits: { type: 'string', default: '9' },
    cpu: { type: 'string', default: '4,10' },
    'write-docs': { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
  },
);
const isGate = options.gate;
const parts = options.only.split(',') as Part[];
const cpus = [1, ...(isGate ? '4' : options.cpu).split(',').map(Number)] as Cpu[];
const visits = Number(options.visits);
const unknown = parts.filter((part) => !PARTS.includes(part));

const roundsOf = ({ gateRounds = 0 }: Step) => (isGate ? gateRounds : visits);

/**
 * Runs the steps in rounds. In each round, every step visits all builds. Every second round reverses the order of the
 * builds. Returns the measurements, and the number of failed visits.
 */
async function measure(bench: Bench) {
  const from = Date.now();
  const samples: Sample[] = [];
  let lost = 0;
  for (const cpu of cpus) {
    const steps = STEPS.filter(
      (step) => step.cpus.includes(cpu) && step.parts.some((part) => parts.includes(part)),
    );
    const last = Math.max(0, ...steps.map(roundsOf));
    for (let round = 0; round < last; round += 1) {
      const sides = round % 2 === 0 ? bench.sides : bench.sides.toReversed();
      for (const step of steps.filter((one) => round < roundsOf(one))) {
        for (const side of sides.filter(({ name }) => step.sides.includes(name))) {
          const add = (of: string, value: number) =>
            samples.push({ side: side.name, cpu, of, value });
          await step.visit(bench, { side, cpu, round }, add).catch((error: unknown) => {
            lost += 1;
            console.error(`${step.name} of ${side.name}, CPU ${cpu}×: ${messageOf(error)}`);
          });
        }
      }
      console.log(`CPU ${cpu}×: round ${round + 1} of ${last}, ${secondsSince(from)}`);
    }
  }
  return { samples, lost };
}

const shortName = (commit: string) => describeCommit(commit).split(' ')[0] ?? '';

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Prints the table. Returns whether all limits hold. */
function report(bench: Bench, samples: readonly Sample[], lost: number): boolean {
  const names = bench.sides.map(({ name }) => name);
  const figures: Figure[] = parts.flatMap((part) => FIGURES[part]);
  const rows = figures
    .filter(({ inGate = false }) => inGate || !isGate)
    .flatMap((figure) => cpus.flatMap((cpu) => rowOf(figure, cpu, samples, names, isGate) ?? []));
  const heads = ['figure', 'CPU', 'limit', ...names, ''];
  const before = options.against === undefined ? '' : `, before is ${shortName(options.against)}`;
  const how = `${isGate ? 'The gate of CI' : `Medians of ${visits} visits`}, at ${shortName('HEAD')}`;
  const table = [heads, heads.map(() => '---'), ...rows.map(({ cells }) => cells)].map(tableRow);
  const text = `${how}${before}, ${lost} visits failed.\n\n${table.join('\n')}`;
  console.log(`\n${text}`);
  if (options['write-docs']) {
    const [above, , below] = readFileSync(DOCS, 'utf8').split(/<!-- \/?figures -->/);
    writeFileSync(DOCS, `${above}<!-- figures -->\n\n${text}\n\n<!-- /figures -->${below}`);
  }
  const failed = rows.filter(({ holds }) => !holds).length;
  console.log(`\n${rows.length} figures, ${failed} above their limit`);
  return failed === 0;
}

await runCommand(async () => {
  if (unknown.length > 0) throw new Problem(`--only: there is no ${unknown.join()}`);
  if (!cpus.every((cpu) => [1, 4, 10].includes(cpu))) throw new Problem('--cpu: not 4 or 10');
  const commit = options.against === undefined ? null : commitOf(options.against);
  const bench = await openBench(commit);
  try {
    const { samples, lost } = await measure(bench);
    return report(bench, samples, lost) && lost === 0;
  } finally {
    await bench.close();
  }
});
