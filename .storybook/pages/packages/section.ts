/**
 * Returns the part of an API report that belongs to one entry of the package, without the entry's own heading. Returns
 * null if the report has no such entry.
 */
export function sectionOf(report: string, entry: string): string | null {
  const [, ...sections] = report.split(/^## /m);
  const found = sections.find((section) => section.startsWith(`${entry}\n`));
  return found === undefined ? null : found.slice(entry.length).trim().replaceAll(/^###/gm, '##');
}
