import { hasMarkup } from '@gemas/domain';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Loading, SkeletonStack } from '../../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { token, type } from '../../theme/tokens.ts';
import PlainText from './PlainText.tsx';

// The sanitiser is loaded when the first text is rendered. If loading fails, plain text is shown.
const load = () => import('./SafeHtml.tsx').catch(() => ({ default: PlainText }));
const SafeHtml = lazy(load);

/** Loads the sanitiser early, while the text itself is still loading. */
export function preloadRichText(): void {
  void load();
}

// Texts from the server are hyphenated, because they are long. Names, labels, prices and buttons are not.
const Prose = styled(SafeHtml)`
  color: var(--text-quiet, ${token('text-secondary')});
  overflow-wrap: anywhere;
  > :first-child { margin-top: 0; }
  p, ul, ol, dl, figure, blockquote, pre { margin-top: ${token('space-3')}; }
  p:empty { display: none; }
  p, li { hyphens: auto; }
  ul, ol { padding-left: ${token('space-5')}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  li + li { margin-top: ${token('space-1')}; }
  h2, h3, h4, h5, h6 {
    margin-top: ${token('space-5')};
    ${type('card-title')}
  }
  a { color: var(--link, ${token('text-link')}); font-weight: 600; text-underline-offset: 3px; }
  img { height: auto; border-radius: ${token('space-2')}; }
  blockquote { padding-left: ${token('space-3')}; border-left: 3px solid ${token('border-hairline')}; }
  pre, code { white-space: pre-wrap; }
  /* A table is as wide as its longest words, and scrolls sideways in its box if it is wider than the text. */
  [data-table] { overflow-x: auto; margin-top: ${token('space-3')}; }
  table { min-width: 100%; margin-top: 0; }
  caption { text-align: left; font-weight: 700; }
  th, td { min-width: 4rem; overflow-wrap: break-word; padding: 6px ${token('space-2')} 6px 0; border-bottom: ${token('border-width-hairline')} solid ${token('border-hairline')}; text-align: left; vertical-align: top; }
  hr { margin-block: ${token('space-4')}; border: 0; border-top: ${token('border-width-hairline')} solid ${token('border-hairline')}; }
`;

export interface RichTextProps {
  /** The html as the server sent it. This component sanitises it. */
  html: string;
  /** Name of the server's field that contains the html: 'Faq.answer'. It is reported if the html cannot be shown. */
  field: string;
  /** Level of the highest heading in the text. Default: 3. */
  topHeading?: 2 | 3 | 4 | undefined;
}

/**
 * Sanitised html from the server: descriptions, answers, materials, tips, tickets, the closing message. A text without
 * markup keeps its line breaks.
 *
 * - Use it for all html from the server. Html is sanitised only here.
 * - Not for plain text, which React escapes.
 */
export function RichText({ html, field, topHeading = 3 }: RichTextProps) {
  if (html.trim() === '') return null;
  if (!hasMarkup(html)) {
    return <Prose as={PlainText} html={html} field={field} topHeading={topHeading} />;
  }
  return (
    <Suspense
      fallback={
        <Loading label="Cargando..." quiet>
          <SkeletonStack data-gap="narrow">
            <Skeleton shape="line" />
            <Skeleton shape="line" width="92%" />
            <Skeleton shape="line" width="60%" />
          </SkeletonStack>
        </Loading>
      }
    >
      <Prose html={html} field={field} topHeading={topHeading} />
    </Suspense>
  );
}
