import { useMemo } from 'react';
import { styled } from 'styled-components';
import { wordsOf } from '../words.ts';
import type { SafeHtmlProps } from './SafeHtml.tsx';

const Lines = styled.p`
  white-space: pre-line;
`;

/**
 * Shows the words of a text without formatting: of a text without markup, and of html if the sanitiser could not be
 * loaded. The lines of the text stay. The browser does not parse the html, because Trusted Types allow parsing only with
 * the sanitiser's policy.
 *
 * - Use it only inside `RichText`.
 * - Not in other components: use `RichText`.
 */
export default function PlainText({ html, className }: SafeHtmlProps) {
  const text = useMemo(() => wordsOf(html).join('\n'), [html]);
  if (text === '') return null;
  return <Lines className={className}>{text}</Lines>;
}
