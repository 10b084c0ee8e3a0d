// Runs all checks and tests: `npm test`. The last line of the output is `N passed, N failed`. With `--changed`, runs only
// the checks, and those tests that import a file that was changed since the branch left main.
import { type ExecException, exec } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromiumPath } from '../lib/chromium.ts';
import { ROOT, readSource, sourceFiles } from '../lib/sources.ts';
import { commitOf } from '../lib/tree.ts';
import { allStories } from '../stories/stories.ts';
import { leftOut, playwrightResults, type Results, vitestResults } from './collected.ts';

interface Stage {
  readonly name: string;
  readonly command: string;
  /**
   * Reads the report that the command writes to reports/NAME.json. A stage without a report counts as one test, which
   * passes if the command succeeds.
   */
  readonly read?: (report: never) => Results;
}

/** The commit since which changes count. Null to run everything. */
const since = process.argv.includes('--changed') ? commitOf(null) : null;

const tool = (name: string, path: string): Stage => ({
  name,
  command: `node --import tsx packages/tools/${path}`,
});

function vitest(name: string): Stage {
  const report = `--reporter=default --reporter=json --outputFile.json=reports/${name}.json`;
  const tests = since ? ` --changed ${since} --passWithNoTests` : '';
  const command = `vitest run --project ${name} ${report}${tests}`;
  return { name, command, read: vitestResults };
}

const CHECKS: readonly Stage[] = [
  { name: 'lock file', command: 'npm ci --dry-run --loglevel=error' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'format and lint', command: 'biome ci --error-on-warnings .' },
  { name: 'unused code', command: 'knip' },
  tool('controls', 'stories/controls.ts'),
  tool('state map', 'stories/state-map.ts --strict'),
  tool('public API', 'packages/api.ts'),
  {
    name: 'contract',
    command: 'redocly lint docs/openapi.yaml --config packages/tools/api/redocly.yaml',
  },
];
/** Builds Storybook, and checks that Chromatic can work with the build. */
const CATALOGUE: Stage = {
  name: 'storybook',
  command:
    'npm run --silent build-storybook -- --quiet --stats-json && node --import tsx packages/tools/pictures/chromatic.ts',
};
const RULES: Stage = { name: 'rules', command: 'vitest run --project unit packages/tools/rules' };
const JOURNEYS: Stage = {
  name: 'journeys',
  command: `playwright test -c apps/e2e/journeys/playwright.config.ts${
    since ? ` --only-changed=${since} --pass-with-no-tests` : ''
  }`,
  read: playwrightResults,
};

/** Stages, in the order in which they begin. Two run at the same time. The longest is first, a short one is last. */
const QUEUE: readonly Stage[] = [
  vitest('stories'),
  ...CHECKS,
  JOURNEYS,
  vitest('browser'),
  vitest('unit'),
  since ? RULES : CATALOGUE, // No rule imports the files that it is about, so `--changed` would leave it out.
];

interface Row {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly results?: Results | undefined;
}

/** Runs a stage. Prints its output only at the end, because another stage prints at the same time. */
async function runStage({ name, command, read }: Stage): Promise<Row> {
  console.log(`▸ ${name}`);
  const start = Date.now();
  const running = promisify(exec)(command, { cwd: ROOT, maxBuffer: Infinity });
  running.child.stdin?.end();
  const ended = await running.catch((error: ExecException) => error);
  const ok = !(ended instanceof Error);
  const path = `reports/${name}.json`;
  const results =
    read && existsSync(ROOT + path) ? read(JSON.parse(readSource(path)) as never) : undefined;
  console.log(
    `\n── ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)\n${ended.stdout}${ended.stderr}\n`,
  );
  const { passed, failed } = results ?? { passed: ok && !read ? 1 : 0, failed: 0 };
  // A failed command without a failed test counts as one failure, as does a missing report. Without affected tests, no
  // report is written.
  const least = ok && (results || !read || since) ? 0 : 1;
  return { name, passed, failed: Math.max(failed, least), results };
}

/** Checks that every test file and every story on disk was run. */
function checkCollected(results: readonly Results[]): Row {
  const files = sourceFiles(
    ['packages', 'apps', 'mocks', '.storybook'],
    /\.(test|spec|stories)\.[cm]?[jt]sx?$/,
  );
  const missing = leftOut(files, allStories(), results);
  for (const line of missing) console.log(line);
  return { name: 'collected', passed: missing.length === 0 ? 1 : 0, failed: missing.length };
}

rmSync(`${ROOT}reports`, { recursive: true, force: true });
try {
  // Installs a browser if there is no browser yet. Otherwise two stages would install a browser at the same time.
  chromiumPath();
} catch (error) {
  // The run continues. The stages that need a browser will fail and report the reason.
  console.error(error);
}
const rows: Row[] = [];
const waiting = QUEUE.values();
const runStages = async () => {
  for (const stage of waiting) rows.push(await runStage(stage));
};
await Promise.all([runStages(), runStages()]);
if (!since) rows.push(checkCollected(rows.flatMap(({ results }) => results ?? [])));
for (const { name, passed, failed } of rows)
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(16)} ${passed} passed, ${failed} failed`);
const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
