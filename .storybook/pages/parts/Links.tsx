import type { MouseEvent, ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { type Extras, pageHref, storyHref } from './addresses.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Handles a click on a link to a story. In the catalogue a click without modifier keys opens the story without
 * reloading the whole page.
 */
function select(event: MouseEvent, storyId: string): void {
  if (!isPlain(event) || window.parent === window) return;
  event.preventDefault();
  addons.getChannel().emit('selectStory', { storyId });
}

export interface StoryLinkProps extends Extras {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link to a story. A link with globals or args reloads the page, because Storybook reads them from the address only
 * then.
 */
export function StoryLink({ id, globals, args, className, children }: StoryLinkProps) {
  const hasRun = globals === undefined && args === undefined;
  return (
    <a
      className={className}
      href={storyHref(id, { ...(globals && { globals }), ...(args && { args }) })}
      target="_top"
      onClick={hasRun ? (event) => select(event, id) : undefined}
    >
      {children}
    </a>
  );
}

export interface PageLinkProps {
  /** Title of the page: 'Start/Personas'. */
  to: string;
  anchor?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a documentation page of the catalogue. */
export function PageLink({ to, anchor, className, children }: PageLinkProps) {
  return (
    <a className={className} href={pageHref(to, anchor)} target="_top">
      {children}
    </a>
  );
}
