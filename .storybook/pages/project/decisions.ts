import { pageHref } from '../parts/addresses.ts';

const CITED = /decisions? D?\d+(?:(?:, D?\d+)* and D?\d+|(?:, D?\d+)+)?/g;
const NUMBER = /D?\d+/g;
/** What is no prose: code, and links. */
const APART = /```[\s\S]*?```|`[^`\n]*`|\[[^\]]*\]\([^)]*\)/g;
const ROW = /^\| (D?\d+) \|/gm;

/** The anchor of a decision's row. */
export const decisionAnchor = (number: string): string => `decision-${number.toLowerCase()}`;

/** Part of a text; with the number of the decision that it cites, or null. */
export interface Citation {
  readonly text: string;
  readonly number: string | null;
}

/** A text that cites decisions with each number told apart: one by itself takes the word before it with it. */
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

/** Markdown in which every decision that is cited leads to its row. */
export function linkDecisions(markdown: string): string {
  let result = '';
  let from = 0;
  for (const { 0: apart, index } of markdown.matchAll(APART)) {
    result += linked(markdown.slice(from, index)) + apart;
    from = index + apart.length;
  }
  return result + linked(markdown.slice(from));
}

/** The table of decisions with an anchor in each of its rows. */
export const withAnchors = (markdown: string): string =>
  markdown.replace(
    ROW,
    (_, number: string) => `| <b id="${decisionAnchor(number)}">${number}</b> |`,
  );
