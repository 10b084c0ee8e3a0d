// Compares pictures of all stories with pictures from an earlier commit: `npm run check:pictures -- [ref]`.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../lib/problem.ts';
import { ROOT } from '../lib/sources.ts';
import { secondsSince, takeTurn } from '../lib/terminal.ts';
import { cachedCommit, commitOf, describeCommit, pruneCommits, withTree } from '../lib/tree.ts';
import { type Story, storiesOf } from './built.ts';
import { type Difference, renamedStories, type Side } from './compare.ts';
import { parseOptions, USAGE } from './options.ts';
import { type Summary, writeReport } from './report.ts';
import {
  findDifferences,
  makeCatalogue,
  pick,
  readSide,
  renderSide,
  rerenderFrom,
  selectSides,
} from './sides.ts';

const CACHE = join(ROOT, 'node_modules/.cache/visual');
const REPORT = join(ROOT, 'visual-report');

/** Increase this version after a change in the rendering, so that cached pictures are not compared with new ones. */
const RENDERING_VERSION = 5;

/** Returns the built catalogue of a commit. The catalogue is cached. */
async function catalogueOf(commit: string): Promise<{ folder: string; stories: Story[] }> {
  const folder = join(cachedCommit(CACHE, commit), 'catalogue');
  if (existsSync(join(folder, 'index.json'))) {
    console.log('before: using the catalogue of an earlier run');
  } else await withTree(commit, (tree) => makeCatalogue(tree, folder, 'before'));
  pruneCommits(CACHE, commit);
  return { folder, stories: storiesOf(folder) };
}

/** Returns the pictures of `stories` at a commit. Caches them only if `stories` are all stories of the commit. */
async function picturesOf(
  commit: string,
  stories: readonly Story[],
  catalogue: { folder: string; stories: readonly Story[] },
): Promise<Side> {
  const rendered = join(cachedCommit(CACHE, commit), `rendered-${RENDERING_VERSION}`);
  const whole = readSide(rendered);
  if (whole) {
    console.log('before: using the pictures of an earlier run');
    return pick(whole, stories);
  }
  const folder = stories.length === catalogue.stories.length ? rendered : join(CACHE, 'part');
  return renderSide(catalogue.folder, folder, stories, 'before');
}

function print(differences: readonly Difference[], summary: Summary): void {
  for (const { verdict, story, mode, share, problem } of differences) {
    const much = verdict === 'changed' ? ` ${(share * 100).toFixed(3)} %` : '';
    const why = problem ? `\n    ${problem.split('\n')[0]}` : '';
    console.log(`  ${verdict.padEnd(7)} ${story.title} / ${story.name} at ${mode}${much}${why}`);
  }
  for (const id of summary.unsteady) {
    console.log(`  ${id} differed at first, but not when it was rendered again in a new page`);
  }
  if (summary.renamed.length > 0) {
    console.log(
      `  ${summary.renamed.length} stories with a new id were compared with the stories that had the old id`,
    );
  }
  console.log(`\n${summary.pictures} pictures, ${differences.length} differ`);
}

async function main(): Promise<boolean> {
  const { ref, only } = parseOptions(process.argv.slice(2));
  const commit = commitOf(ref);
  const endTurn = takeTurn(CACHE, 'comparison');
  const from = Date.now();
  try {
    const old = await catalogueOf(commit);
    const now = join(CACHE, 'now');
    const catalogue = join(now, 'catalogue');
    await makeCatalogue(ROOT, catalogue, 'now');
    const stories = selectSides(old.stories, storiesOf(catalogue), only);
    const first = {
      before: await picturesOf(commit, stories.before, old),
      after: await renderSide(catalogue, join(now, 'rendered'), stories.after, 'now'),
    };
    const marked = join(CACHE, 'marked');
    rmSync(marked, { recursive: true, force: true });
    mkdirSync(marked, { recursive: true });
    const rerender = { before: rerenderFrom(old.folder), after: rerenderFrom(catalogue) };
    const found = await findDifferences(first, rerender, marked);
    const renamed = renamedStories(stories.before, stories.after);
    const summary = {
      before: describeCommit(commit),
      after: 'the tree as it is',
      pictures: found.after.pictures.length,
      renamed: [...renamed].map(([id, { id: was }]) => `${was} → ${id}`),
      unsteady: found.unsteady.map(({ id }) => id),
    };
    await writeReport(REPORT, marked, found, found.differences, summary);
    print(found.differences, summary);
    console.log(`The run took ${secondsSince(from)}. The report is visual-report/index.html`);
    return found.differences.length === 0;
  } finally {
    endTurn();
  }
}

if (process.argv.includes('--help')) console.log(USAGE);
else await runCommand(main);
