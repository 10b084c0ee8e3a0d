// Writes the report about pictures that differ before and after a change. The report is a folder with an index.html and
// the pictures. The index.html can be opened from the disk without a server.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeWhole } from '../lib/whole.ts';
import type { Difference, Side } from './compare.ts';

const PAGE = new URL('./report.html', import.meta.url);

export interface Summary {
  /** Name of the commit before the change, as shown in the report. */
  before: string;
  after: string;
  /** Number of pictures after the change. */
  pictures: number;
  /** Stories whose id has changed, as 'old → new'. Their pictures are compared too. */
  renamed: readonly string[];
  /** Ids of stories that differed at first, but not when they were rendered again in a new page. */
  unsteady: readonly string[];
}

/** Returns a value as JSON that is safe inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Writes the report and replaces the previous report. `marked` is the folder of the pictures that mark differences. */
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
    // Storybook's page 'What changed' reads this file.
    writeFileSync(join(draft, 'report.json'), JSON.stringify({ summary, rows }));
  });
}
