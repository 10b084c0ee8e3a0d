import type catalogue from 'virtual:catalogue';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { type Extras, pageHref, storyHref } from './addresses.ts';

export interface StoryLinkProps extends Extras {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link with globals or args reloads the page, because Storybook reads them only when a page is loaded. */
export function StoryLink({ id, className, children, ...more }: StoryLinkProps) {
  const Link = more.globals === undefined && more.args === undefined ? AnchorMdx : 'a';
  return (
    <Link className={className} href={storyHref(id, more)} target="_top">
      {children}
    </Link>
  );
}

export interface PageLinkProps {
  /** Title of the page: 'Start/Personas'. */
  to: string;
  anchor?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export const PageLink = ({ to, anchor, className, children }: PageLinkProps) => (
  <a className={className} href={pageHref(to, anchor)} target="_top">
    {children}
  </a>
);

/** Returns the name of a story for a list: 'Vault: Empty' for the story Empty of 'Screens/Vault'. */
export const labelOf = ({ title, name }: { title: string; name: string }): string =>
  `${title.split('/').slice(1).join('/')}: ${name}`;

export const StoryList = ({ stories }: { stories: (typeof catalogue)['stories'] }) => (
  <ul>
    {stories.map((story) => (
      <li key={story.id}>
        <StoryLink id={story.id}>{labelOf(story)}</StoryLink>
      </li>
    ))}
  </ul>
);
