// The page that shows what differs: a folder that opens from the disk, with nothing to install.
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Difference, Side } from './compare.ts';

const PAGE = new URL('./report.html', import.meta.url);

export interface Summary {
  /** What a person calls the two sides. */
  before: string;
  after: string;
  /** Pictures drawn on the side of now. */
  pictures: number;
}

/** Text that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Writes the report whole: until it is complete, the one of before stays where it is. */
export function writeReport(
  folder: string,
  marked: string,
  sides: { before: Side; after: Side },
  differences: readonly Difference[],
  summary: Summary,
): void {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const copy = (from: string, part: string, file: string | null) => {
    if (file === null) return null;
    const target = join(draft, part, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, file), target);
    return `${part}/${encodeURIComponent(file)}`;
  };
  const rows = differences.map(({ story, before, after, marked: mark, ...rest }) => ({
    ...rest,
    id: story.id,
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
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}
