import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';
import '../parts/pages.css';
import { addressed } from '../parts/page-state.ts';
import { anchors } from './anchors.ts';
import { linkDecisions, withAnchors } from './decisions.ts';
import { inCatalogue } from './links.ts';
import './project.css';

/** A page of the project, from its file. */
export function Page({ children }: { children: string }) {
  useEffect(() => {
    const anchor = decodeURIComponent(addressed().location.hash.slice(1));
    const named = anchor === '' ? null : document.getElementById(anchor);
    const shown = named?.closest('tr') ?? named;
    shown?.setAttribute('data-named', '');
    shown?.scrollIntoView({ block: shown === named ? 'start' : 'center' });
  }, []);
  return (
    <div className="sb-unstyled guide prose" lang="en">
      <Markdown options={{ slugify: anchors() }}>
        {linkDecisions(inCatalogue(withAnchors(children)))}
      </Markdown>
    </div>
  );
}
