import { MAX_HTML_LENGTH, plainLines } from '@gemas/domain';

/** Maximum number of lines of a text that is shown as plain words. */
const MAX_LINES = 300;

/** Returns the plain words of `html`, one line for each paragraph. A text that is too long is cut and ends in '…'. */
export function wordsOf(html: string): string[] {
  const lines = plainLines(html).split('\n');
  const shown = lines.slice(0, MAX_LINES);
  return html.length > MAX_HTML_LENGTH || lines.length > MAX_LINES ? [...shown, '…'] : shown;
}
