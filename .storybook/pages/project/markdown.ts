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
    (_, page: string, anchor = '') =>
      `](./?path=/docs/project-${page.toLowerCase()}--docs${anchor})`,
  );
}

/** Returns the text under a heading of the second level: 'Colour' for '2. Colour'. Null without such a heading. */
export function sectionOf(markdown: string, heading: string): string | null {
  const [, ...sections] = markdown.split(/^## (?:\d+\. )?/m);
  const found = sections.find((section) => section.startsWith(`${heading}\n`));
  return found === undefined ? null : found.slice(heading.length).trim().replaceAll(/^###/gm, '##');
}
