// Tells whether every test and every story on disk took part in the run: `node .ci/collected.mjs`.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { playwrightResults, vitestResults } from './results.mjs';
import { ROOT, readSource, sourceFiles } from './sources.mjs';
import { allStories } from './stories.mjs';

const FOLDERS = ['packages', 'apps', 'mocks', '.ci', '.storybook'];
const TEST_FILE = /\.(test|spec|stories)\.[cm]?[jt]sx?$/;

/** The run's reports, by the name of the stage that writes them. */
export const REPORTS = {
  unit: { path: 'reports/unit.json', read: vitestResults },
  stories: { path: 'reports/stories.json', read: vitestResults },
  browser: { path: 'reports/browser.json', read: vitestResults },
  journeys: { path: 'reports/journeys.json', read: playwrightResults },
};

/** What a stage's report tells, or null when the stage has not written it. */
export function resultsOf({ path, read }) {
  return existsSync(`${ROOT}${path}`) ? read(JSON.parse(readSource(path))) : null;
}

/** What `results` leave out of the `files` and `stories` that are on disk, one line each. */
export function leftOut({ files, stories }, results) {
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

function main() {
  const onDisk = { files: sourceFiles(FOLDERS, TEST_FILE), stories: allStories() };
  const results = Object.values(REPORTS).flatMap((report) => resultsOf(report) ?? []);
  const problems = leftOut(onDisk, results);
  for (const problem of problems) console.error(problem);
  console.log(`collected: ${onDisk.files.length} files, ${onDisk.stories.length} stories`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
