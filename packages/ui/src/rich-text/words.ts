import { MAX_HTML_LENGTH, plainLines } from '@gemas/domain';

/** Lines of words that are shown at most of html that is not parsed. */
const MAX_LINES = 300;

/** The words of html alone, a line for each paragraph. What would take too long to show is left out, and ends in '…'. */
export function wordsOf(html: string): string[] {
  const lines = plainLines(html).split('\n');
  const shown = lines.slice(0, MAX_LINES);
  return html.length > MAX_HTML_LENGTH || lines.length > MAX_LINES ? [...shown, '…'] : shown;
}
