// Compares the pictures of all stories before and after a change.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { storyKey } from '../stories/history.ts';
import type { Story } from './built.ts';
import type { Picture } from './render.ts';

/** The stories and pictures before a change, or after it. `folder` contains the pictures. */
export interface Side {
  folder: string;
  stories: readonly Story[];
  pictures: readonly Picture[];
}

export type Verdict = 'changed' | 'new' | 'gone' | 'broken';

/** A picture that has changed. */
export interface Difference {
  verdict: Verdict;
  story: Story;
  /** The story as it was before its id changed. Null if its id has not changed. */
  was: Story | null;
  mode: string;
  /** File names of the pictures before and after the change. Null if there is no picture. */
  before: string | null;
  after: string | null;
  /** Share of the pixels that differ, 0 to 1. The value is 1 if there is no picture before or after the change. */
  share: number;
  /** File name of a picture that marks the differing pixels. Null if there is no picture before or after the change. */
  marked: string | null;
  /** Why the story is broken. Null if the story is not broken. */
  problem: string | null;
}

/** Pads a picture to the given size with an empty background. pixelmatch compares only pictures of equal size. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/** Compares two PNG files. Returns a picture that marks the differing pixels, and the share of differing pixels. */
function markDifference(before: Buffer, after: Buffer): { share: number; marked: Buffer } {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const marked = new PNG({ width, height });
  const [a, b] = [padded(old, width, height), padded(now, width, height)];
  const pixels = pixelmatch(a.data, b.data, marked.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [209, 26, 99],
    alpha: 0.15,
  });
  return { share: pixels / (width * height), marked: PNG.sync.write(marked) };
}

/** Returns the stories by their `storyKey`. Omits keys that belong to several stories. */
function byUniqueKey(stories: readonly Story[]): Map<string, Story> {
  const byKey = new Map<string, Story | null>();
  for (const story of stories) {
    const key = storyKey({ path: story.importPath, id: story.id });
    byKey.set(key, byKey.has(key) ? null : story);
  }
  return new Map([...byKey].filter((entry): entry is [string, Story] => entry[1] !== null));
}

/** Finds stories whose id has changed. Returns a map from the new id to the story before the change. */
export function renamedStories(
  before: readonly Story[],
  after: readonly Story[],
): Map<string, Story> {
  const without = (stories: readonly Story[], others: readonly Story[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return stories.filter(({ id }) => !ids.has(id));
  };
  const olds = byUniqueKey(without(before, after));
  const renamed = new Map<string, Story>();
  for (const [key, story] of byUniqueKey(without(after, before))) {
    const old = olds.get(key);
    if (old) renamed.set(story.id, old);
  }
  return renamed;
}

/** Sorts differences by title and then by story id. */
export function inOrder(differences: readonly Difference[]): Difference[] {
  return [...differences].sort(
    (a, b) => a.story.title.localeCompare(b.story.title) || a.story.id.localeCompare(b.story.id),
  );
}

/** Returns the differences between the pictures of two sides. Writes pictures of these differences into `folder`. */
export function compare(before: Side, after: Side, folder: string): Difference[] {
  const renamed = renamedStories(before.stories, after.stories);
  const idNow = new Map([...renamed].map(([id, old]) => [old.id, id]));
  const byKey = (pictures: readonly Picture[]) =>
    new Map(pictures.map((each) => [`${idNow.get(each.story) ?? each.story} ${each.mode}`, each]));
  const [olds, news] = [byKey(before.pictures), byKey(after.pictures)];
  const stories = new Map([...before.stories, ...after.stories].map((story) => [story.id, story]));
  // A broken story is rendered only in its first mode (size of the phone and of the text, see modes.ts). The missing
  // pictures in its other modes must not be reported as 'gone'.
  const broken = new Set(
    after.pictures.filter(({ problem }) => problem !== null).map(({ story }) => story),
  );
  const differences: Difference[] = [];

  for (const key of new Set([...olds.keys(), ...news.keys()])) {
    const [old, now] = [olds.get(key), news.get(key)];
    const picture = now ?? old;
    const story = stories.get(idNow.get(picture?.story ?? '') ?? picture?.story ?? '');
    if (!story || !picture || (!now && broken.has(story.id))) continue;
    const found = {
      story,
      was: renamed.get(story.id) ?? null,
      mode: picture.mode,
      before: old?.file ?? null,
      after: now?.file ?? null,
      share: 1,
      marked: null,
      problem: null,
    };
    if (now?.problem) {
      differences.push({ ...found, verdict: 'broken', problem: now.problem });
    } else if (!old?.file || !now?.file) {
      differences.push({ ...found, verdict: now?.file ? 'new' : 'gone' });
    } else {
      const oldFile = readFileSync(join(before.folder, old.file));
      const newFile = readFileSync(join(after.folder, now.file));
      if (oldFile.equals(newFile)) continue;
      const { share, marked } = markDifference(oldFile, newFile);
      if (share === 0) continue;
      writeFileSync(join(folder, now.file), marked);
      differences.push({ ...found, verdict: 'changed', share, marked: now.file });
    }
  }
  return inOrder(differences);
}
