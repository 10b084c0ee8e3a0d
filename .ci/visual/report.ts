// The page that shows what differs: a folder that opens from the disk, with nothing to install.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeWhole } from '../whole.ts';
import type { Difference, Side } from './compare.ts';

const PAGE = new URL('./report.html', import.meta.url);

export interface Summary {
  /** What a person calls the two sides. */
  before: string;
  after: string;
  /** Pictures drawn on the side of now. */
  pictures: number;
  /** Stories with another id than before, 'old → new': compared all the same. */
  renamed: readonly string[];
  /** Ids of stories that differed at first, and not when they were drawn again alone. */
  unsteady: readonly string[];
}

/** Text that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Writes the report whole: until it is complete, the one of before stays where it is. */
export async function writeReport(
  folder: string,
  marked: string,
  sides: { before: Side; after: Side },
  differences: readonly Difference[],
  summary: Summary,
): Promise<void> {
  await makeWhole(folder, (draft) => {
    const copy = (from: string, part: string, file: string | null) => {
      if (file === null) return null;
      const target = join(draft, part, file);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(from, file), target);
      return `${part}/${encodeURIComponent(file)}`;
    };
    const rows = differences.map(({ story, was, before, after, marked: mark, ...rest }) => ({
      ...rest,
      id: story.id,
      was: was?.id ?? null,
      topic: story.title,
      name: story.name,
      before: copy(sides.before.folder, 'before', before),
      after: copy(sides.after.folder, 'after', after),
      marked: copy(marked, 'marked', mark),
    }));
    const page = readFileSync(PAGE, 'utf8').replace('/*DATA*/ null', () =>
      inScript({ summary, rows }),
    );
    writeFileSync(join(draft, 'index.html'), page);
  });
}
