// Runs mutation tests: makes small changes to the code in packages/domain, apps/web/src/api and apps/web/src/state, one
// at a time, and runs the tests after each change. The exit code is 1 if too few of the changes make a test fail.
//
// `npm run mutation -- [--mutate GLOB]`. Without --mutate, changes all rules, which takes about two hours. With --mutate
// 'packages/domain/src/raffle/*.ts', changes only these files, and any score is accepted. The reports are in
// reports/mutation.
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../../lib/sources.ts';

/** The packages whose code is changed. Stryker runs once for each package, with the test files that match `tests`. */
const PARTS = [
  {
    name: 'domain',
    root: 'packages/domain/',
    mutate: ['packages/domain/src/**/*.ts'],
    // Excludes age.ts. Its tests set the time zone of their process, which is impossible in the threads of Stryker.
    except: ['!packages/domain/src/testing/**', '!packages/domain/src/format/age.ts'],
    // The tests of the API calls also test packages/domain/src/answers, which checks and converts server answers.
    tests: '{packages/domain/src,apps/web/src/api}/**/*.test.ts',
  },
  {
    name: 'web',
    root: 'apps/web/',
    mutate: ['apps/web/src/api/**/*.ts', 'apps/web/src/state/**/*.ts'],
    // Excludes React hooks, because only stories and browser tests test them.
    except: ['!apps/web/src/state/**/use-*.ts'],
    tests: 'apps/web/src/{api,state}/**/*.test.ts',
  },
] as const;

/** At least this percentage of the changes in the matching files must make a test fail. */
const MINIMUMS: readonly (readonly [name: string, files: RegExp, minimum: number])[] = [
  ['packages/domain', /\bpackages\/domain\//, 97],
  ['apps/web/src/{api,state}', /\bapps\/web\//, 88],
  ['what touches gems', /\/(?:redeem|raffle|orders)(?:\/|\.ts$)/, 94],
];

const { mutate } = parseArgs({ options: { mutate: { type: 'string' } } }).values;

process.chdir(ROOT);
const results: Awaited<ReturnType<Stryker['runMutationTest']>> = [];
for (const part of PARTS.filter(({ root }) => mutate === undefined || mutate.includes(root))) {
  // vitest.config.ts beside this file reads the variable in the processes that Stryker starts.
  process.env.MUTATION_TESTS = part.tests;
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'packages/tools/test/mutation/vitest.config.ts', related: false },
    mutate: [...(mutate === undefined ? part.mutate : [mutate]), '!**/*.test.ts', ...part.except],
    ignorePatterns: ['.storybook', 'apps/web/dist', 'apps/e2e', 'docs/images', 'packages/ui'],
    tsconfigFile: 'none.json', // Stryker would rewrite it by functions that TypeScript 7 lacks.
    concurrency: 2,
    reporters: ['clear-text', 'progress-append-only', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `reports/mutation/${part.name}.html` },
  });
  results.push(...(await stryker.runMutationTest()));
}

for (const [name, files, minimum] of MINIMUMS) {
  const statuses = results.flatMap(({ fileName, status }) => (files.test(fileName) ? status : []));
  const count = (...wanted: string[]) => statuses.filter((one) => wanted.includes(one)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  if (all === 0) continue;
  const score = (100 * noticed) / all;
  console.log(`${name}: ${noticed} of ${all}, ${score.toFixed(1)} % (at least ${minimum})`);
  if (mutate === undefined && score < minimum) process.exitCode = 1;
}
