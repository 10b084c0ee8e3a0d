/** Documents of the project that the catalogue shows as pages, by file name. */
const PAGES = [
  'product',
  'contract',
  'decisions',
  'architecture',
  'design',
  'deployment',
  'CONTRIBUTING',
];

const LINK = new RegExp(String.raw`\]\((?:docs/)?(${PAGES.join('|')})\.md(#[^)]*)?\)`, 'g');

/** Changes links between documents in a Markdown text, so that they lead to the pages of the catalogue. */
export function inCatalogue(markdown: string): string {
  return markdown.replace(
    LINK,
    (_, page: string, anchor = '') => `](./?path=/docs/start-${page.toLowerCase()}--docs${anchor})`,
  );
}

/**
 * Returns the part of an API report that belongs to one entry of the package, without the entry's own heading. Returns
 * null if the report has no such entry.
 */
export function sectionOf(report: string, entry: string): string | null {
  const [, ...sections] = report.split(/^## /m);
  const found = sections.find((section) => section.startsWith(`${entry}\n`));
  return found === undefined ? null : found.slice(entry.length).trim().replaceAll(/^###/gm, '##');
}
