import type { ReactNode } from 'react';

/** Paths are long, and a table has many of them. */
const STYLE = '#storybook-docs .page td code { white-space: normal; overflow-wrap: anywhere; }';

/** Room for a page of the project. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div className="page">
      <style>{STYLE}</style>
      {children}
    </div>
  );
}
