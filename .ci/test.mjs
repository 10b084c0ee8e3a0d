// Everything that must pass, one stage after the other; the last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { REPORTS, resultsOf } from './collected.mjs';
import { ROOT } from './sources.mjs';

const vitest = (project) =>
  `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=reports/${project}.json`;

/** Stages in order. One without a report counts as one test, passed when its command succeeds. */
const STAGES = [
  {
    name: 'lock file',
    command: 'npm ci --dry-run --ignore-scripts --no-audit --no-fund --loglevel=error',
  },
  { name: 'format and lint', command: 'biome ci --error-on-warnings .' },
  { name: 'types', command: 'npm run --silent typecheck' },
  { name: 'imports', command: 'node .ci/imports.mjs' },
  { name: 'state map', command: 'node .ci/state-map.mjs --strict' },
  { name: 'citations', command: 'node .ci/citations.mjs' },
  { name: 'unit', command: vitest('unit'), report: REPORTS.unit },
  { name: 'stories', command: vitest('stories'), report: REPORTS.stories },
  { name: 'browser', command: vitest('browser'), report: REPORTS.browser },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'catalogue', command: 'npm run --silent build-storybook -- --quiet' },
  {
    name: 'journeys',
    command: 'playwright test -c apps/web/journeys/playwright.config.ts',
    report: REPORTS.journeys,
  },
  { name: 'collected', command: 'node .ci/collected.mjs' },
];

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${ROOT}node_modules/.bin${delimiter}${process.env.PATH}` },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** What a stage adds to the sum. A command that fails without naming a failed test is a failure too. */
function count(succeeded, results) {
  const { passed, failed } = results ?? { passed: succeeded ? 1 : 0, failed: 0 };
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

const seconds = (from) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

rmSync(`${ROOT}reports`, { recursive: true, force: true });
const start = Date.now();
const rows = [];
for (const { name, command, report } of STAGES) {
  console.log(`\n── ${name}`);
  const from = Date.now();
  const succeeded = await run(command);
  const results = report ? resultsOf(report) : undefined;
  rows.push({ name, time: seconds(from), ...count(succeeded && results !== null, results) });
}

console.log('');
for (const { name, time, passed, failed } of rows) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(16)} ${time.padStart(8)}  ${passed} passed, ${failed} failed`,
  );
}
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`in ${seconds(start)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
