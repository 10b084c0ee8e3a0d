// Functions that the commands of this folder share.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { betweenMarkers, markdownTable } from '@gemas/tools/lib/markdown';
import { Problem } from '@gemas/tools/lib/problem';
import { ROOT } from '@gemas/tools/lib/sources';
import { plainTable } from './figures.ts';

const DOCS = join(ROOT, 'docs/performance.md');

/** Parses the number of repetitions that an option sets. Throws `Problem` if `text` is not such a number. */
export function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Problem(`${option}: ${text} is not a whole number above 0`);
  return count;
}

/**
 * Prints a table, and the text `how`, which says how the table was measured. Can also write the table and the text to a
 * file and to docs/performance.md.
 */
export function printTable(
  section: string,
  how: string,
  cells: readonly (readonly string[])[],
  { report, writeDocs }: { report: string | undefined; writeDocs: boolean },
): void {
  console.log(`\n${how}\n\n${plainTable(cells)}`);
  const markdown = `${how}\n\n${markdownTable(cells)}`;
  if (report !== undefined) writeFileSync(report, `${markdown}\n`);
  if (writeDocs) writeFileSync(DOCS, betweenMarkers(readFileSync(DOCS, 'utf8'), section, markdown));
}
