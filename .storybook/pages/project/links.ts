/** Pages of the project that the catalogue shows, by the name of their file. */
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

/** A page's markdown with its links to other pages leading to where the catalogue shows them. */
export function inCatalogue(markdown: string): string {
  return markdown.replace(
    LINK,
    (_, page: string, anchor = '') => `](./?path=/docs/start-${page.toLowerCase()}--docs${anchor})`,
  );
}
