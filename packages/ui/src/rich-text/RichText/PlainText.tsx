import { useMemo } from 'react';
import { styled } from 'styled-components';
import { wordsOf } from '../words.ts';
import type { SafeHtmlProps } from './SafeHtml.tsx';

const Lines = styled.p`
  white-space: pre-line;
`;

/**
 * The plain text of an html text, if the sanitiser could not be loaded. The browser does not parse it as html, because
 * Trusted Types allow that only to the sanitiser's policy.
 *
 * - Use it when the sanitiser cannot be fetched: `RichText` falls back to it by itself.
 * - Not anywhere else: use `RichText`.
 */
export default function PlainText({ html, className }: SafeHtmlProps) {
  const text = useMemo(() => wordsOf(html).join('\n'), [html]);
  return <Lines className={className}>{text}</Lines>;
}
