// Checks that every test file and every story on disk was run: `node --import tsx packages/tools/test/collected.ts`.
// Reads the reports of the last test run.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT, readSource, sourceFiles } from '../lib/sources.ts';
import { allStories, type StorySource } from '../stories/stories.ts';
import { playwrightResults, type Results, vitestResults } from './results.ts';

const FOLDERS = ['packages', 'apps', 'mocks', '.storybook'];
const TEST_FILE = /\.(test|spec|stories)\.[cm]?[jt]sx?$/;

/** Functions that read the report of a stage, by name of the stage. A stage is one command that `test.ts` runs. */
const READERS = {
  unit: vitestResults,
  stories: vitestResults,
  browser: vitestResults,
  journeys: playwrightResults,
};
export type Reporting = keyof typeof READERS;

/** Returns the results in the report of a stage. Returns null if the report does not exist. */
export function resultsOf(stage: Reporting): Results | null {
  const path = `reports/${stage}.json`;
  return existsSync(`${ROOT}${path}`) ? READERS[stage](JSON.parse(readSource(path))) : null;
}

interface OnDisk {
  files: readonly string[];
  stories: readonly Pick<StorySource, 'id' | 'path'>[];
}

/**
 * Returns one line for each test file and each story that was not run. If tests were skipped, adds one line with their
 * number.
 */
export function leftOut(
  { files, stories }: OnDisk,
  results: readonly Pick<Results, 'files' | 'stories' | 'skipped'>[],
): string[] {
  const ranFiles = new Set(results.flatMap((result) => result.files));
  const ranStories = new Set(results.flatMap((result) => result.stories));
  const skipped = results.reduce((sum, result) => sum + result.skipped, 0);
  return [
    ...files.filter((path) => !ranFiles.has(path)).map((path) => `not run: ${path}`),
    ...stories
      .filter((story) => !ranStories.has(story.id))
      .map(({ path, id }) => `not run: ${path} (${id})`),
    ...(skipped > 0 ? [`skipped: ${skipped} tests`] : []),
  ];
}

function main(): void {
  const onDisk = { files: sourceFiles(FOLDERS, TEST_FILE), stories: allStories() };
  const stages = Object.keys(READERS) as Reporting[];
  const results = stages.flatMap((stage) => resultsOf(stage) ?? []);
  const problems = leftOut(onDisk, results);
  for (const problem of problems) console.error(problem);
  console.log(`collected: ${onDisk.files.length} files, ${onDisk.stories.length} stories`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
