// Runs mutation tests: makes small changes to the code in packages/domain, apps/web/src/api and apps/web/src/state, one
// at a time, and runs the tests after each change. Prints how many of the changes the tests have detected.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../../lib/options.ts';
import { ROOT } from '../../lib/sources.ts';
import { isTooLow, rowOf, scoresOf } from './scores.ts';

const USAGE = `npm run mutation -- [--mutate GLOBS] [--concurrency N]

Without --mutate, all rules are changed. This takes about two hours, and the exit code is 1 if a score is too low.

  --mutate 'packages/domain/src/raffle/*.ts'   changes only these files; a comma separates globs
  --concurrency N                              number of test runs at the same time (default: 2)

The reports are reports/mutation/domain.html and web.html, and the same data as .json`;

const REPORTS = join(ROOT, 'reports/mutation');

/** The packages whose code is changed. Stryker runs once for each package, with the test files that match `tests`. */
const PARTS = [
  {
    name: 'domain',
    root: 'packages/domain/',
    mutate: 'packages/domain/src/**/*.ts',
    // Excludes age.ts. Its tests set the time zone of their process, which is impossible in the threads of Stryker.
    except: ['packages/domain/src/testing/**', 'packages/domain/src/format/age.ts'],
    // The tests of the API calls also test packages/domain/src/answers, which checks and converts server answers.
    tests: '{packages/domain/src,apps/web/src/api}/**/*.test.ts',
  },
  {
    name: 'web',
    root: 'apps/web/',
    mutate: 'apps/web/src/api/**/*.ts,apps/web/src/state/**/*.ts',
    // Excludes React hooks, because only stories and browser tests test them.
    except: ['apps/web/src/state/**/use-*.ts'],
    tests: 'apps/web/src/{api,state}/**/*.test.ts',
  },
] as const;

const { mutate: chosen, concurrency = '2' } = readOptions(USAGE, {
  mutate: { type: 'string' },
  concurrency: { type: 'string' },
});

const parts = PARTS.filter(({ root }) => chosen === undefined || chosen.includes(root));
if (parts.length === 0) {
  console.error(`--mutate ${chosen}: matches no file of packages/domain or apps/web\n\n${USAGE}`);
  process.exit(1);
}

mkdirSync(REPORTS, { recursive: true });
for (const { name, mutate, except, tests } of parts) {
  const globs = [chosen ?? mutate, ...['**/*.test.ts', ...except].map((glob) => `!${glob}`)];
  const { status } = spawnSync(
    join(ROOT, 'node_modules/.bin/stryker'),
    [
      'run',
      'packages/tools/test/mutation/stryker.config.json',
      ...['--mutate', globs.join()],
      ...['--concurrency', concurrency],
    ],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, MUTATION_TESTS: tests } },
  );
  if (status !== 0) process.exit(status ?? 1);
  for (const type of ['html', 'json']) {
    const report = join(REPORTS, `mutation.${type}`);
    if (existsSync(report)) renameSync(report, join(REPORTS, `${name}.${type}`));
  }
}

const reports = parts.map(({ name }) => readFileSync(join(REPORTS, `${name}.json`), 'utf8'));
const scores = scoresOf(reports.map((report) => JSON.parse(report)));
for (const score of scores) console.log(rowOf(score));
process.exitCode = chosen === undefined && scores.some(isTooLow) ? 1 : 0;
