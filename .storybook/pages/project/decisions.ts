import { pageHref } from '../parts/addresses.ts';

const CITED = /decisions?\s+D?\d+(?:(?:,\s+D?\d+)*\s+and\s+D?\d+|(?:,\s+D?\d+)+)?/g;
const NUMBER = /(D?\d+)/g;
/** Matches the parts of Markdown in which citations are not linked: code and links. */
const APART = /(```[\s\S]*?```|`[^`\n]*`|\[[^\]]*\]\([^)]*\))/;
const ROW = /^\| (D?\d+) \|/gm;

const decisionAnchor = (number: string): string => `decision-${number.toLowerCase()}`;

const linked = (prose: string) =>
  prose.replace(CITED, (cited) =>
    cited.replace(
      NUMBER,
      (number) => `[${number}](${pageHref('Project/Decisions', decisionAnchor(number))})`,
    ),
  );

export const linkDecisions = (markdown: string): string =>
  markdown
    .split(APART)
    // Every second part is code or a link, which must not change.
    .map((part, at) => (at % 2 === 1 ? part : linked(part)))
    .join('');

export const withAnchors = (markdown: string): string =>
  markdown.replace(
    ROW,
    (_, number: string) => `| <b id="${decisionAnchor(number)}">${number}</b> |`,
  );
