// Compares how all stories look with how they looked at an earlier commit. Vitest takes the pictures of that commit, and
// then compares the stories of the working tree with them (pictures.ts).
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { Problem, runCommand } from '../lib/problem.ts';
import { ROOT, readSource } from '../lib/sources.ts';
import { commitOf, describeCommit, withTree } from '../lib/tree.ts';

const USAGE = `npm run check:pictures -- [--base ref] [files] [options]

  --base ref  branch, tag or commit to compare with (default: the commit at which this branch left main)
  files       parts of the paths of the story files to compare (default: all)
  options     of vitest run: -t name compares the stories whose name contains it`;

/** vitest.config.ts names the folders of the pictures: `before` for the earlier commit, `now` for what differs. */
const REPORT = 'reports/pictures';

/** What takes the pictures. The earlier commit uses it too, so that both sides are rendered in the same way. */
const TOOLS = [
  'vitest.config.ts',
  'packages/tools/lib',
  'packages/tools/pictures',
  'packages/tools/stories/checked.ts',
];

/** Runs the stories of the checkout in `tree`. Returns whether all of them have passed. */
function runStories(tree: string, args: readonly string[]): boolean {
  const vitest = join(tree, 'node_modules/.bin/vitest');
  const run = ['run', '--project', 'pictures', '--passWithNoTests', ...args];
  return spawnSync(vitest, run, { cwd: tree, stdio: 'inherit' }).status === 0;
}

/** Returns the names of the pictures in the folder `now` whose file names end with `end`, without that end. */
function namesOf(end: string): string[] {
  const folder = join(ROOT, REPORT, 'now');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => path.slice(0, -end.length))
    .sort();
}

/** Returns the id of the story of a picture: 'screens-vault--ready' for 'screens-vault/ready/phone-390'. */
const storyOf = (name: string): string => name.split('/').slice(0, 2).join('--');

/** Returns the ids of the stories that have failed in the last run. */
function failedStories(): ReadonlySet<string> {
  const { testResults } = JSON.parse(readSource(`${REPORT}/results.json`)) as JsonTestResults;
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return new Set(failed.map(({ meta }) => (meta as { storyId?: string }).storyId ?? ''));
}

/**
 * Writes a page with pictures beside each other. The page can be opened from the disk.
 *
 * @param rows the names of the pictures, each with the paths of its files
 */
function writePage(title: string, rows: Readonly<Record<string, readonly string[]>>): void {
  const images = (files: readonly string[]) => files.map((file) => `<img src="${file}" alt="">`);
  const parts = Object.entries(rows).map(
    ([name, files]) => `<h2>${name}</h2>\n${images(files).join('\n')}\n`,
  );
  writeFileSync(
    join(ROOT, REPORT, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body { font-family: sans-serif; background: #ddd } img { vertical-align: top }</style>
<h1>Before: ${title.replaceAll('<', '&lt;')}</h1>\n${parts.join('')}`,
  );
}

/** Writes the report of the last run, and prints the pictures that differ. */
function report(title: string): void {
  const failed = failedStories();
  const differing = namesOf('-actual.png');
  const changed = differing.filter((name) => failed.has(storyOf(name)));
  const added = namesOf('-reference.png');
  const unsteady = new Set(differing.map(storyOf).filter((id) => !failed.has(id)));
  const files = (name: string) =>
    [`before/${name}.png`, `now/${name}-actual.png`, `now/${name}-diff.png`].filter((file) =>
      existsSync(join(ROOT, REPORT, file)),
    );
  writePage(
    title,
    Object.fromEntries([
      ...changed.map((name) => [name, files(name)]),
      ...added.map((name) => [`${name} (new)`, [`now/${name}-reference.png`]]),
    ]),
  );
  for (const name of changed) console.log(`changed   ${name}`);
  for (const name of added) console.log(`new       ${name}`);
  for (const id of unsteady)
    console.log(`unsteady  ${id}: differed at first, but not when rendered again`);
  console.log(`${changed.length} pictures differ, ${added.length} are new: ${REPORT}/index.html`);
}

async function main(): Promise<boolean> {
  const args = process.argv.slice(2);
  const at = args.indexOf('--base');
  const [, ref = null] = at < 0 ? [] : args.splice(at, 2);
  const commit = commitOf(ref);
  const title = describeCommit(commit);
  const folder = join(ROOT, REPORT);
  rmSync(folder, { recursive: true, force: true });
  console.log(`Before: ${title}`);
  await withTree(commit, async (tree) => {
    for (const path of TOOLS) cpSync(join(ROOT, path), join(tree, path), { recursive: true });
    runStories(tree, ['--update=all', '--reporter=dot', ...args]);
    const before = join(tree, REPORT, 'before');
    if (!existsSync(before)) {
      throw new Problem(`${title}: no picture. No story matches, or the commit is too old.`);
    }
    cpSync(before, join(folder, 'before'), { recursive: true });
  });
  console.log('Now: the tree as it is');
  const json = ['--reporter=json', `--outputFile.json=${REPORT}/results.json`];
  const isSame = runStories(ROOT, ['--update=none', '--reporter=default', ...json, ...args]);
  report(title);
  return isSame;
}

if (process.argv.includes('--help')) console.log(USAGE);
else await runCommand(main);
