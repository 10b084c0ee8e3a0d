import { useMemo } from 'react';
import { styled } from 'styled-components';
import { wordsOf } from '../words.ts';
import type { SafeHtmlProps } from './SafeHtml.tsx';

const Lines = styled.p`
  white-space: pre-line;
`;

/**
 * Shows the words of an html text without formatting, for the case that the sanitiser could not be loaded. The browser
 * does not parse the html, because Trusted Types allow parsing only with the sanitiser's policy.
 *
 * - Use it when the sanitiser cannot be fetched: `RichText` falls back to it by itself.
 * - Not anywhere else: use `RichText`.
 */
export default function PlainText({ html, className }: SafeHtmlProps) {
  const text = useMemo(() => wordsOf(html).join('\n'), [html]);
  return <Lines className={className}>{text}</Lines>;
}
