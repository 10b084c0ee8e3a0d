// Reads the rules in docs/product.md, which are the specification of the app.

/** The text under one heading of docs/product.md. */
export interface Rule {
  /** Anchor of the heading, for links to the page of docs/product.md in Storybook. */
  readonly anchor: string;
  /** The text, as Markdown. */
  readonly text: string;
}

const HEADING = /^(#{2,3}) (.+)$/;
const NUMBERED = /^(\d+)\. /;

/**
 * Returns a function for the headings of one page. The returned function takes a heading and returns the anchor that
 * GitHub generates. If a page contains the same heading twice, the second anchor ends in a number. Call the returned
 * function once for each heading, in the order of the headings in the page.
 */
export function anchors(): (heading: string) => string {
  const seen = new Map<string, number>();
  return (heading) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}

/** Returns the rules in docs/product.md. The keys are '<number of the section> <heading>', as in the state map. */
export function rulesIn(markdown: string): Record<string, Rule> {
  const rules: Record<string, Rule> = {};
  const anchorOf = anchors();
  let section = '';
  for (const part of markdown.split(/^(?=###? )/m)) {
    const [first = '', ...lines] = part.split('\n');
    const [, marks, heading = ''] = HEADING.exec(first) ?? [];
    if (marks === undefined) continue;
    const anchor = anchorOf(heading);
    if (marks === '##') section = NUMBERED.exec(heading)?.[1] ?? '';
    else if (section !== '')
      rules[`${section} ${heading}`] = { anchor, text: lines.join('\n').trim() };
  }
  return rules;
}
