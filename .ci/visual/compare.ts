// What differs between two sets of pictures.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Story } from '../catalogue/built.ts';
import { matches } from '../catalogue/pattern.ts';
import type { Picture } from './draw.ts';
import type { Accepted } from './options.ts';

/** A side of the comparison: stories, their pictures and the folder these are in. */
export interface Side {
  folder: string;
  stories: readonly Story[];
  pictures: readonly Picture[];
}

export type Verdict = 'changed' | 'new' | 'gone' | 'broken';

/** One picture that is not as it was. */
export interface Difference {
  verdict: Verdict;
  story: Story;
  mode: string;
  /** Names of the files on each side, null where that side has none. */
  before: string | null;
  after: string | null;
  /** Share of pixels that differ, 0 to 1; 1 where there is nothing to compare with. */
  share: number;
  /** Name of the picture that marks them, null where there is nothing to compare with. */
  marked: string | null;
  /** Why a story is broken, else null. */
  problem: string | null;
  /** Why the change is intended, else null. */
  accepted: string | null;
}

const keyOf = ({ story, mode }: Picture) => `${story} ${mode}`;

/** A picture on a ground of the given size, so that two of different heights can be laid on each other. */
function onGround(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const ground = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, ground, 0, 0, picture.width, picture.height, 0, 0);
  return ground;
}

/** Marks what differs between two PNG files; answers how many pixels do, and of how many. */
export function markDifference(
  before: Buffer,
  after: Buffer,
): { pixels: number; of: number; marked: Buffer } {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const marked = new PNG({ width, height });
  const [a, b] = [onGround(old, width, height), onGround(now, width, height)];
  const pixels = pixelmatch(a.data, b.data, marked.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffColor: [209, 26, 99],
    alpha: 0.15,
  });
  return { pixels, of: width * height, marked: PNG.sync.write(marked) };
}

/** Every picture that is not the same on both sides, by story and mode; marked ones are written to `folder`. */
export function compare(
  before: Side,
  after: Side,
  folder: string,
  accepted: readonly Accepted[],
): Difference[] {
  const [olds, news] = [before, after].map(
    ({ pictures }) => new Map(pictures.map((picture) => [keyOf(picture), picture])),
  ) as [Map<string, Picture>, Map<string, Picture>];
  const stories = new Map([...before.stories, ...after.stories].map((story) => [story.id, story]));
  const differences: Difference[] = [];

  for (const key of new Set([...olds.keys(), ...news.keys()])) {
    const [old, now] = [olds.get(key), news.get(key)];
    const story = stories.get((now ?? old)?.story ?? '');
    const mode = (now ?? old)?.mode ?? '';
    if (!story) continue;
    const reason =
      accepted.find(({ stories: pattern }) => matches(pattern, story.id))?.reason ?? null;
    const found = {
      story,
      mode,
      before: old?.file ?? null,
      after: now?.file ?? null,
      marked: null,
    };
    if (now?.problem) {
      differences.push({
        ...found,
        verdict: 'broken',
        share: 1,
        problem: now.problem,
        accepted: null,
      });
    } else if (!old?.file || !now?.file) {
      const verdict = now?.file ? 'new' : 'gone';
      differences.push({ ...found, verdict, share: 1, problem: null, accepted: reason });
    } else {
      const files = [join(before.folder, old.file), join(after.folder, now.file)].map((path) =>
        readFileSync(path),
      ) as [Buffer, Buffer];
      // The same pixels make the same file.
      if (files[0].equals(files[1])) continue;
      const { pixels, of, marked } = markDifference(...files);
      if (pixels === 0) continue;
      writeFileSync(join(folder, now.file), marked);
      differences.push({
        ...found,
        verdict: 'changed',
        share: pixels / of,
        marked: now.file,
        problem: null,
        accepted: reason,
      });
    }
  }
  return differences.sort(
    (a, b) => a.story.title.localeCompare(b.story.title) || a.story.id.localeCompare(b.story.id),
  );
}
