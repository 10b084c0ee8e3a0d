/** Pages of the project that the catalogue shows, by file name. */
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

/** Changes the links of a page's Markdown to the catalogue's pages. */
export function inCatalogue(markdown: string): string {
  return markdown.replace(
    LINK,
    (_, page: string, anchor = '') => `](./?path=/docs/start-${page.toLowerCase()}--docs${anchor})`,
  );
}
