// Builds the catalogues and renders the pictures that are compared. Both are cached by commit.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem.ts';
import { progress, secondsSince } from '../lib/terminal.ts';
import { makeWhole } from '../lib/whole.ts';
import { buildCatalogue, type Story } from './built.ts';
import { compare, type Difference, inOrder, renamedStories, type Side } from './compare.ts';
import { selectStories } from './pattern.ts';
import { type Picture, renderStories } from './render.ts';

/** Builds the catalogue of the checkout in `tree` into `folder`. `label` is printed before each message. */
export async function makeCatalogue(tree: string, folder: string, label: string): Promise<void> {
  const from = Date.now();
  console.log(`${label}: building the catalogue`);
  await makeWhole(folder, (draft) => buildCatalogue(tree, draft));
  console.log(`${label}: the build took ${secondsSince(from)}`);
}

/**
 * Returns the stories to render before and after the change. Selects the stories whose id or title matches `only`. A
 * story whose id has changed is selected on both sides if either id matches.
 */
export function selectSides(
  before: readonly Story[],
  after: readonly Story[],
  only: string | null,
): { before: Story[]; after: Story[] } {
  const olds = new Set(selectStories(before, only).map(({ id }) => id));
  const news = new Set(selectStories(after, only).map(({ id }) => id));
  for (const [id, old] of renamedStories(before, after)) {
    if (!news.has(id) && !olds.has(old.id)) continue;
    news.add(id);
    olds.add(old.id);
  }
  if (olds.size + news.size === 0) throw new Problem(`No story matches ${only}.`);
  return {
    before: before.filter(({ id }) => olds.has(id)),
    after: after.filter(({ id }) => news.has(id)),
  };
}

/** Renders `stories` of a catalogue into `folder`, and returns the rendered side. Removes `folder` on failure. */
export async function renderSide(
  catalogue: string,
  folder: string,
  stories: readonly Story[],
  label: string,
): Promise<Side> {
  const tick = progress(label, stories.length);
  let pictures: Picture[] = [];
  await makeWhole(folder, async (draft) => {
    pictures = await renderStories(catalogue, join(draft, 'pictures'), stories, tick);
    writeFileSync(join(draft, 'side.json'), JSON.stringify({ stories, pictures }));
  });
  return { folder: join(folder, 'pictures'), stories, pictures };
}

/** Returns the stories and pictures that `renderSide` has written into `folder`. Returns null if there are none. */
export function readSide(folder: string): Side | null {
  const json = join(folder, 'side.json');
  if (!existsSync(json)) return null;
  const side = JSON.parse(readFileSync(json, 'utf8')) as Omit<Side, 'folder'>;
  return { ...side, folder: join(folder, 'pictures') };
}

/** Returns a copy of `side` with only the given stories and their pictures. */
export function pick(side: Side, stories: readonly Story[]): Side {
  const ids = new Set(stories.map(({ id }) => id));
  return {
    ...side,
    stories: side.stories.filter(({ id }) => ids.has(id)),
    pictures: side.pictures.filter(({ story }) => ids.has(story)),
  };
}

/** Renders the given stories again, each in a newly loaded page. Returns a copy of `side` with the new pictures. */
export type Rerender = (side: Side, stories: readonly Story[]) => Promise<Side>;

/** Returns a function that renders stories of a built Storybook again. The new pictures replace the old files. */
export function rerenderFrom(catalogue: string): Rerender {
  return async (side, stories) => {
    const folder = `${side.folder}-again`;
    try {
      const pictures = await renderStories(catalogue, folder, stories, () => {}, true);
      for (const { file } of pictures) {
        if (file !== null) renameSync(join(folder, file), join(side.folder, file));
      }
      const ids = new Set(stories.map(({ id }) => id));
      const others = side.pictures.filter(({ story }) => !ids.has(story));
      return { ...side, pictures: [...others, ...pictures] };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** Maximum number of stories that are rendered again. If more differ, the cause is a real change and not chance. */
const MAX_RERENDERED = 40;
const ROUNDS = 2;

const signature = ({ story, mode, verdict, share }: Difference) =>
  `${story.id} ${mode} ${verdict} ${share}`;

export interface Found {
  before: Side;
  after: Side;
  differences: Difference[];
  /** Stories that differed at first, but not when they were rendered again in a new page. */
  unsteady: Story[];
}

/**
 * Compares both sides. A story that differs is rendered again in a new page, at most twice. If the story then no longer
 * differs, it is returned in `unsteady` instead of `differences`. Writes pictures that mark the differing pixels into
 * `folder`.
 */
export async function findDifferences(
  sides: { before: Side; after: Side },
  rerender: { before: Rerender; after: Rerender },
  folder: string,
): Promise<Found> {
  let { before, after } = sides;
  let differences = compare(before, after, folder);
  let doubted = differences.filter(({ verdict }) => verdict === 'changed' || verdict === 'broken');
  const unsteady: Story[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const suspects = new Map(doubted.map(({ story, was }) => [story.id, { story, was }]));
    if (suspects.size === 0 || suspects.size > MAX_RERENDERED) break;
    console.log(`rendering ${suspects.size} stories that differ again, each in a new page`);
    const news = [...suspects.values()].map(({ story }) => story);
    const oldIds = new Set([...suspects.values()].map(({ story, was }) => (was ?? story).id));
    const olds = before.stories.filter(({ id }) => oldIds.has(id));
    before = await rerender.before(before, olds);
    after = await rerender.after(after, news);
    const found = compare(pick(before, olds), pick(after, news), folder);
    const differing = new Set(found.map(({ story }) => story.id));
    unsteady.push(...news.filter(({ id }) => !differing.has(id)));
    // A story that differs by the same share of pixels as in the previous round has really changed, so it is not
    // rendered again. A broken story is always rendered again.
    const seen = new Set(differences.map(signature));
    doubted = found.filter(
      (difference) => difference.verdict === 'broken' || !seen.has(signature(difference)),
    );
    differences = inOrder([
      ...differences.filter(({ story }) => !suspects.has(story.id)),
      ...found,
    ]);
  }
  return { before, after, differences, unsteady };
}
