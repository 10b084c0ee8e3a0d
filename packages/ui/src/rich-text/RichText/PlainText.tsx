import { useMemo } from 'react';
import { styled } from 'styled-components';
import { wordsOf } from '../words.ts';
import type { SafeHtmlProps } from './SafeHtml.tsx';

const Lines = styled.p`
  white-space: pre-line;
`;

/**
 * Shows the words of an html text without formatting, if the sanitiser could not be loaded. The browser does not parse
 * the html, because Trusted Types allow parsing only with the sanitiser's policy.
 *
 * - Use it only inside `RichText`.
 * - Not in other components: use `RichText`.
 */
export default function PlainText({ html, className }: SafeHtmlProps) {
  const text = useMemo(() => wordsOf(html).join('\n'), [html]);
  return <Lines className={className}>{text}</Lines>;
}
