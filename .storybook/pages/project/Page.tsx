import { Markdown } from '@storybook/addon-docs/blocks';
import { anchors } from './anchors.ts';
import { inCatalogue } from './links.ts';

/** Paths are long, and a table has many of them. Lists lose their numbers to a reset of the theme's own. */
const STYLE = `
  #storybook-docs .page td code { display: inline; white-space: normal; overflow-wrap: anywhere; }
  #storybook-docs .page ol { list-style: decimal; }
`;

/** A page of the project, from its file. */
export function Page({ children }: { children: string }) {
  return (
    <div className="page">
      <style>{STYLE}</style>
      <Markdown options={{ slugify: anchors() }}>{inCatalogue(children)}</Markdown>
    </div>
  );
}
