import type { ReactNode } from 'react';

export interface ScrollBoxProps {
  /** Name of the content for screen readers: 'Controls'. */
  label: string;
  children: ReactNode;
}

/** A box that scrolls wide content, such as a table, sideways and by keyboard, so that the page does not scroll. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard
  <section className="scroll-box" tabIndex={0} aria-label={label}>
    {children}
  </section>
);
