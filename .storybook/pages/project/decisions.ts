import { pageHref } from '../parts/addresses.ts';

const CITED = /decisions? D?\d+(?:(?:, D?\d+)* and D?\d+|(?:, D?\d+)+)?/g;
const NUMBER = /D?\d+/g;
/** Matches the parts of Markdown in which citations are not linked: code and links. */
const APART = /```[\s\S]*?```|`[^`\n]*`|\[[^\]]*\]\([^)]*\)/g;
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
  const numbers = [...text.matchAll(NUMBER)];
  const [only] = numbers;
  if (numbers.length === 1 && only) return [{ text, number: only[0] }];
  const parts: Citation[] = [];
  let from = 0;
  for (const { 0: number, index } of numbers) {
    if (index > from) parts.push({ text: text.slice(from, index), number: null });
    parts.push({ text: number, number });
    from = index + number.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), number: null });
  return parts;
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
export function linkDecisions(markdown: string): string {
  let result = '';
  let from = 0;
  for (const { 0: apart, index } of markdown.matchAll(APART)) {
    result += linked(markdown.slice(from, index)) + apart;
    from = index + apart.length;
  }
  return result + linked(markdown.slice(from));
}

/** Adds an anchor to each row of the table of decisions. */
export const withAnchors = (markdown: string): string =>
  markdown.replace(
    ROW,
    (_, number: string) => `| <b id="${decisionAnchor(number)}">${number}</b> |`,
  );
