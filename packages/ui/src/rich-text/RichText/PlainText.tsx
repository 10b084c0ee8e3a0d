import { use, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { HtmlFailure } from '../html-failure.ts';
import type { SafeHtmlProps } from './SafeHtml.tsx';

const BLOCKS = 'p, div, li, br, tr, h1, h2, h3, h4, h5, h6, blockquote, dt, dd, figure';
const NOT_TEXT = 'script, style, template, noscript, iframe, textarea, select';

const Lines = styled.p`
  white-space: pre-line;
`;

/** The text of `html`, which is parsed but never rendered: nothing in it runs or loads. Null if it cannot be parsed. */
function plainTextOf(html: string): string | null {
  try {
    return read(html);
  } catch {
    return null;
  }
}

function read(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/\s+/g, ' '), 'text/html');
  for (const element of body.querySelectorAll(NOT_TEXT)) element.remove();
  for (const block of body.querySelectorAll(BLOCKS)) block.after('\n');
  return (body.textContent ?? '').replace(/\s*\n\s*/g, '\n').trim();
}

/**
 * The plain text of an html text, for when the sanitiser could not be loaded.
 *
 * - Use it when the sanitiser cannot be fetched: `RichText` falls back to it by itself.
 * - Not anywhere else: use `RichText`.
 */
export default function PlainText({ html, field, className }: SafeHtmlProps) {
  const report = use(HtmlFailure);
  const text = useMemo(() => plainTextOf(html), [html]);
  useEffect(() => {
    if (text === null) report(field);
  }, [text, field, report]);
  return <Lines className={className}>{text}</Lines>;
}
