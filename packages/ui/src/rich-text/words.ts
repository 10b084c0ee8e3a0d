import { MAX_HTML_LENGTH, plainLines } from '@gemas/domain';

/** Maximum number of lines shown of html that is not parsed. */
const MAX_LINES = 300;

/** The plain words of html, a line per paragraph. Words that would take too long to show are cut, ending in '…'. */
export function wordsOf(html: string): string[] {
  const lines = plainLines(html).split('\n');
  const shown = lines.slice(0, MAX_LINES);
  return html.length > MAX_HTML_LENGTH || lines.length > MAX_LINES ? [...shown, '…'] : shown;
}
