// Compares how every story looks now with how it looked before: `npm run visual -- [ref]`.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCatalogue, type Story, storiesOf } from '../catalogue/built.ts';
import { selectStories } from '../catalogue/pattern.ts';
import { messageOf, Problem } from '../catalogue/problem.ts';
import { progress, secondsSince, takeTurn } from '../catalogue/terminal.ts';
import { ROOT } from '../sources.ts';
import { compare, type Difference, type Side } from './compare.ts';
import { drawStories, type Picture } from './draw.ts';
import { parseOptions, USAGE } from './options.ts';
import { writeReport } from './report.ts';
import { commitOf, describeCommit, withTree } from './tree.ts';

const CACHE = join(ROOT, 'node_modules/.cache/visual');
const REPORT = join(ROOT, 'visual-report');
/** A change of how stories are drawn makes pictures of before useless: raise it then. */
const DRAWN_AS = 1;

/** Builds and draws a tree into `folder`, whole or not at all. */
async function drawTree(
  tree: string,
  folder: string,
  label: string,
  only: string | null,
): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    const from = Date.now();
    console.log(`${label}: building the catalogue`);
    await buildCatalogue(tree, join(draft, 'catalogue'));
    const stories = storiesOf(join(draft, 'catalogue'));
    const wanted = selectStories(stories, only);
    if (wanted.length === 0) throw new Problem(`No story matches ${only}.`);
    console.log(
      `${label}: built in ${secondsSince(from)}, ${wanted.length} of ${stories.length} stories`,
    );
    const tick = progress(label, wanted.length);
    const pictures = await drawStories(
      join(draft, 'catalogue'),
      join(draft, 'pictures'),
      wanted,
      tick,
    );
    writeFileSync(join(draft, 'drawn.json'), JSON.stringify({ stories: wanted, pictures }));
    rmSync(join(draft, 'catalogue'), { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function drawnIn(folder: string): Side | null {
  try {
    const { stories, pictures } = JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8')) as {
      stories: Story[];
      pictures: Picture[];
    };
    return { folder: join(folder, 'pictures'), stories, pictures };
  } catch {
    return null;
  }
}

/** The side of a commit: drawn once, then kept. A part of the stories is drawn anew each time. */
async function sideOf(commit: string, only: string | null): Promise<Side> {
  const kept = join(CACHE, `${commit}-${DRAWN_AS}`);
  const whole = drawnIn(kept);
  if (whole) {
    console.log('before: kept from an earlier run');
    const stories = selectStories(whole.stories, only);
    const ids = new Set(stories.map(({ id }) => id));
    return { ...whole, stories, pictures: whole.pictures.filter(({ story }) => ids.has(story)) };
  }
  const folder = only === null ? kept : join(CACHE, 'part');
  await withTree(commit, (tree) => drawTree(tree, folder, 'before', only));
  return drawnIn(folder) as Side;
}

function print(differences: readonly Difference[], drawn: number): void {
  for (const { verdict, story, mode, share, accepted, problem } of differences) {
    const much = verdict === 'changed' ? ` ${(share * 100).toFixed(3)} %` : '';
    const why = accepted
      ? ` (intended: ${accepted})`
      : problem
        ? `\n    ${problem.split('\n')[0]}`
        : '';
    console.log(`  ${verdict.padEnd(7)} ${story.title} / ${story.name} at ${mode}${much}${why}`);
  }
  const open = differences.filter(({ accepted }) => accepted === null).length;
  const intended = differences.length - open;
  console.log(
    `\n${drawn} pictures, ${open} differ${intended > 0 ? `, ${intended} more as intended` : ''}`,
  );
}

async function main(): Promise<number> {
  const { ref, only, accepted } = parseOptions(process.argv.slice(2));
  const commit = commitOf(ref);
  const endTurn = takeTurn(CACHE, 'comparison');
  const from = Date.now();
  try {
    const before = await sideOf(commit, only);
    await drawTree(ROOT, join(CACHE, 'now'), 'now', only);
    const after = drawnIn(join(CACHE, 'now')) as Side;
    const marked = join(CACHE, 'marked');
    rmSync(marked, { recursive: true, force: true });
    mkdirSync(marked, { recursive: true });
    const differences = compare(before, after, marked, accepted);
    const summary = {
      before: describeCommit(commit),
      after: 'the tree as it is',
      pictures: after.pictures.length,
    };
    writeReport(REPORT, marked, { before, after }, differences, summary);
    print(differences, after.pictures.length);
    console.log(`in ${secondsSince(from)}; see visual-report/index.html`);
    return differences.some(({ accepted: reason }) => reason === null) ? 1 : 0;
  } finally {
    endTurn();
  }
}

if (process.argv.includes('--help')) console.log(USAGE);
else {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 2;
  }
}
