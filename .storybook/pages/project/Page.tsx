import { anchors } from '@gemas/tools/stories/spec-rules';
import { AnchorMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { Children, isValidElement, type ReactNode, useEffect } from 'react';
import { addressed } from '../parts/page-state.ts';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { linkDecisions, withAnchors } from './decisions.ts';
import { inCatalogue } from './markdown.ts';

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join(' ');
}

/** Names a box after the first words of its content, so that two tables of a page have different names. */
const nameOf = (what: string, children: ReactNode) => `${what}: ${textOf(children).slice(0, 60)}`;

/** Returns a component for a wide element, which scrolls by itself. */
const scrolling =
  (Tag: 'pre' | 'table', what: string) =>
  ({ children }: { children?: ReactNode }) => (
    <ScrollBox label={nameOf(what, children)}>
      <Tag>{children}</Tag>
    </ScrollBox>
  );

const overrides = {
  ...HeadersMdx,
  a: AnchorMdx,
  pre: scrolling('pre', 'Example'),
  table: scrolling('table', 'Table'),
};

export function Page({ children }: { children: string }) {
  useEffect(() => {
    const anchor = decodeURIComponent(addressed().location.hash.slice(1));
    const named = anchor === '' ? null : document.getElementById(anchor);
    // Highlights the row that the address names (docs.css). Storybook itself scrolls to it.
    named?.closest('tr')?.setAttribute('data-named', '');
  }, []);
  return (
    <Markdown options={{ slugify: anchors(), overrides }}>
      {linkDecisions(inCatalogue(withAnchors(children)))}
    </Markdown>
  );
}
