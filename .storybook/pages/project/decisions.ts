import { pageHref } from '../parts/addresses.ts';

const CITED = /decisions? D?\d+(?:(?:, D?\d+)* and D?\d+|(?:, D?\d+)+)?/g;
const NUMBER = /(D?\d+)/;
/** Matches the parts of Markdown in which citations are not linked: code and links. */
const APART = /(```[\s\S]*?```|`[^`\n]*`|\[[^\]]*\]\([^)]*\))/;
const ROW = /^\| (D?\d+) \|/gm;

/** Returns the anchor of a decision's row in the table of decisions. */
export const decisionAnchor = (number: string): string => `decision-${number.toLowerCase()}`;

/** A part of a text. `number` is the number of the decision that this part cites; null if it cites none. */
export interface Citation {
  readonly text: string;
  readonly number: string | null;
}

/**
 * Splits a text at its citations of decisions. 'decision 7' is one part; in 'decisions 7 and 8' each number is a part.
 */
export function citationsIn(text: string): Citation[] {
  const parts = text.split(NUMBER);
  if (parts.length === 3) return [{ text, number: parts[1] ?? null }];
  // Every second part is a number.
  return parts
    .map((part, at) => ({ text: part, number: at % 2 === 1 ? part : null }))
    .filter((part) => part.text !== '');
}

const linked = (prose: string) =>
  prose.replace(CITED, (cited) =>
    citationsIn(cited)
      .map(({ text, number }) =>
        number === null
          ? text
          : `[${text}](${pageHref('Start/Decisions', decisionAnchor(number))})`,
      )
      .join(''),
  );

/** Turns every citation of a decision in a Markdown text into a link to the decision's row. */
export const linkDecisions = (markdown: string): string =>
  markdown
    .split(APART)
    // Every second part is code or a link.
    .map((part, at) => (at % 2 === 1 ? part : linked(part)))
    .join('');

/** Adds an anchor to each row of the table of decisions. */
export const withAnchors = (markdown: string): string =>
  markdown.replace(
    ROW,
    (_, number: string) => `| <b id="${decisionAnchor(number)}">${number}</b> |`,
  );
