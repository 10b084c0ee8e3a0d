import { styled } from 'styled-components';
import type { SafeHtmlProps } from './SafeHtml.tsx';

const BLOCKS = 'p, div, li, br, tr, h1, h2, h3, h4, h5, h6, blockquote, dt, dd, figure';
const NO_WORDS = 'script, style, template, noscript, iframe, textarea, select';

const Lines = styled.p`
  white-space: pre-line;
`;

/** Html is only read here, never shown: nothing in it runs or loads. */
function words(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/\s+/g, ' '), 'text/html');
  for (const element of body.querySelectorAll(NO_WORDS)) element.remove();
  for (const block of body.querySelectorAll(BLOCKS)) block.after('\n');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim();
}

/** The words of an html text, for when what makes it safe to show could not be loaded. */
export default function PlainText({ html, className }: SafeHtmlProps) {
  return <Lines className={className}>{words(html)}</Lines>;
}
