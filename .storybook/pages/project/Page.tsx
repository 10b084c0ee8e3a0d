import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';
import '../parts/pages.css';
import { addressed } from '../parts/page-state.ts';
import { anchors } from './anchors.ts';
import { inCatalogue } from './links.ts';
import './project.css';

/** A page of the project, from its file. */
export function Page({ children }: { children: string }) {
  useEffect(() => {
    const anchor = decodeURIComponent(addressed().location.hash.slice(1));
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView();
  }, []);
  return (
    <div className="sb-unstyled guide prose" lang="en">
      <Markdown options={{ slugify: anchors() }}>{inCatalogue(children)}</Markdown>
    </div>
  );
}
