// Runs all checks and tests. The last line of the output is `N passed, N failed`.
//
// - `--changed`: runs the static checks (types, lint and the others in `RULES`). Runs only those tests that import a
//   file that was changed since the branch left main. If only packages and documents were changed, leaves out the
//   browser tests and the stories of apps/web, because they start the whole app and so import every component.
// - `--seed N`: runs files and tests in a random order. The same seed gives the same order.
// - `--dev`: runs only the Vitest projects unit, browser and stories, with the development versions of the libraries.
//   With `--dev`, a test also fails if it prints a warning.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { chromiumPath } from '../lib/chromium.ts';
import { ROOT } from '../lib/sources.ts';
import { changedSince, commitOf } from '../lib/tree.ts';
import { type Reporting, resultsOf } from './collected.ts';
import type { Results } from './results.ts';

interface Stage {
  readonly name: string;
  readonly command: string;
  /**
   * Report that the stage writes. A stage without a report counts as one test. This test passes if the command
   * succeeds.
   */
  readonly report?: Reporting;
}

interface Row extends Pick<Results, 'passed' | 'failed' | 'tests' | 'failures'> {
  readonly name: string;
  readonly ms: number;
}

const since = process.argv.includes('--changed') ? commitOf(null) : null;

/** Whether to leave out the tests that start the whole app: true if only packages and documents were changed. */
const isWholeAppLeftOut =
  since !== null && changedSince(since).every((path) => /^packages\/|\.md$/.test(path));

const isDevelopment = process.argv.includes('--dev');

/** Returns the seed for a random order of test files and tests. Returns null if the order is not random. */
function seedOfRun(): number | null {
  const at = process.argv.indexOf('--seed');
  if (at < 0) return null;
  const given = process.argv[at + 1] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(given))
    throw new Error(`--seed must be a whole number, not '${given}'`);
  return Number(given);
}

const seed = seedOfRun();

function vitest(project: 'unit' | 'browser' | 'stories'): Stage {
  const order = seed === null ? '' : ` --sequence.shuffle --sequence.seed=${seed}`;
  const tests = since ? ` --changed ${since} --passWithNoTests` : '';
  const folder = isWholeAppLeftOut && project !== 'unit' ? ' packages/' : '';
  const report = `--reporter=default --reporter=json --outputFile.json=reports/${project}.json`;
  const command = `vitest run --project ${project}${order} ${report}${tests}${folder}`;
  return { name: project, command, report: project };
}

function playwright(): Stage {
  const order = seed === null ? '' : ` --shuffle ${seed}`;
  const tests = since ? ` --only-changed=${since} --pass-with-no-tests` : '';
  const command = `playwright test -c apps/e2e/journeys/playwright.config.ts${order}${tests}`;
  return { name: 'journeys', command, report: 'journeys' };
}

const LOCK_FILE: Stage = {
  name: 'lock file',
  command: 'npm ci --dry-run --loglevel=error',
};
const TYPES: Stage = { name: 'types', command: 'npm run --silent typecheck' };
const RULES: readonly Stage[] = [
  { name: 'format and lint', command: 'biome ci --error-on-warnings .' },
  { name: 'unused code', command: 'knip' },
  { name: 'imports', command: 'node --import tsx packages/tools/rules/imports.ts' },
  { name: 'controls', command: 'node --import tsx packages/tools/stories/controls.ts' },
  { name: 'state map', command: 'node --import tsx packages/tools/stories/state-map.ts --strict' },
  { name: 'supply chain', command: 'node --import tsx packages/tools/rules/supply-chain.ts' },
  { name: 'public API', command: 'node --import tsx packages/tools/packages/api.ts' },
  {
    name: 'contract',
    command: 'redocly lint docs/openapi.yaml --config packages/tools/api/redocly.yaml',
  },
  { name: 'citations', command: 'node --import tsx packages/tools/rules/citations.ts' },
];
const CATALOGUE: readonly Stage[] = [
  { name: 'storybook', command: 'npm run --silent build-storybook -- --quiet --stats-json' },
  { name: 'chromatic', command: 'node --import tsx packages/tools/pictures/chromatic.ts' },
];
const UNIT = vitest('unit');
const BROWSER = vitest('browser');
const STORIES = vitest('stories');
const COLLECTED: Stage = {
  name: 'collected',
  command: 'node --import tsx packages/tools/test/collected.ts',
};

/**
 * Returns the lanes. The lanes run in parallel and take about the same time. A lane runs its stages one after the
 * other.
 */
function lanes(): readonly (readonly Stage[])[] {
  if (isDevelopment) return [[UNIT, BROWSER], [STORIES]];
  const tests = [STORIES, playwright()];
  return since
    ? [[TYPES, BROWSER], RULES, [UNIT, ...tests]]
    : [[LOCK_FILE, TYPES, ...RULES, ...CATALOGUE, UNIT, BROWSER], tests];
}

const SLOWEST = 10;
/** Time limit after which a hanging stage is stopped, ms. The longest stage takes 15 minutes on two busy cores. */
const STAGE_LIMIT_MS = 2 * 3_600_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function run({ command }: Stage): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    // With `exec`, the command replaces its shell, so that `timeout` stops the command itself.
    const child = spawn(process.platform === 'win32' ? command : `exec ${command}`, {
      cwd: ROOT,
      shell: true,
      timeout: STAGE_LIMIT_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${ROOT}node_modules/.bin${delimiter}${process.env.PATH}`,
        ...(isDevelopment && { TEST_MODE: 'development' }),
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    }
    const end = (ok: boolean) => resolve({ ok, output: Buffer.concat(chunks).toString() });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

/** Runs a stage. Prints its output only at the end, because the stages of another lane print at the same time. */
async function runStage(stage: Stage): Promise<Row> {
  const { name, report } = stage;
  console.log(`▸ ${name}`);
  const from = Date.now();
  const { ok, output } = await run(stage);
  const results = report ? resultsOf(report) : null;
  // A missing report is a failure. The exception is `--changed`: a stage without affected tests writes no report.
  const isMissing = report && results === null && since === null;
  const ms = Date.now() - from;
  console.log(`\n── ${name} (${seconds(ms)})\n${output.trimEnd()}\n`);
  if (ms >= STAGE_LIMIT_MS) console.log(`${name} hung: stopped after ${seconds(ms)}\n`);
  const { passed = ok && !report ? 1 : 0, failed = 0, tests = [], failures = [] } = results ?? {};
  // A failed command without a failed test counts as one failure.
  const least = ok && !isMissing ? 0 : 1;
  return { name, ms, passed, failed: Math.max(failed, least), tests, failures };
}

async function runLane(lane: readonly Stage[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const stage of lane) rows.push(await runStage(stage));
  return rows;
}

function printSlowest(rows: readonly Row[]): void {
  const tests = rows.flatMap(({ name, tests }) => tests.map((test) => ({ stage: name, ...test })));
  console.log(`The ${SLOWEST} slowest of ${tests.length} tests:`);
  for (const { stage, name, path, ms } of tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
    console.log(`${seconds(ms).padStart(8)}  ${stage}: ${name} (${path})`);
  }
}

/** Prints all failures. Called just before the table of stages, to keep the failures near the end of the output. */
function printFailures(rows: readonly Row[]): void {
  for (const { name: stage, failed, failures } of rows) {
    if (failed > 0 && failures.length === 0)
      console.log(`✗ ${stage}: see the output of this stage above`);
    for (const { name, path, message } of failures) {
      console.log(`✗ ${stage}: ${name} (${path})`);
      console.log(`${message.replaceAll(/^/gm, '    ')}\n`);
    }
  }
}

function printRows(rows: readonly Row[]): void {
  for (const { name, ms, passed, failed } of rows) {
    const mark = failed > 0 ? '✗' : '✓';
    const time = seconds(ms).padStart(8);
    console.log(`${mark} ${name.padEnd(16)} ${time}  ${passed} passed, ${failed} failed`);
  }
}

if (seed !== null) console.log(`Files and tests run in the order of --seed ${seed}`);
rmSync(`${ROOT}reports`, { recursive: true, force: true });
const start = Date.now();
try {
  // Installs a browser if there is no browser yet. Otherwise two stages would install a browser at the same time.
  chromiumPath();
} catch (error) {
  // The run continues. The stages that need a browser will fail and report the reason.
  console.error(error);
}
const rows = (await Promise.all(lanes().map(runLane))).flat();
if (!since && !isDevelopment) rows.push(await runStage(COLLECTED));
const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
printSlowest(rows);
console.log('');
printFailures(rows);
printRows(rows);
const order = seed === null ? '' : `, in the order of --seed ${seed}`;
console.log(`The run took ${seconds(Date.now() - start)}${order}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
