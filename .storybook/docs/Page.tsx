import type { ReactNode } from 'react';

/** Paths are long, and a table has many of them. Lists lose their numbers to a reset of the theme's own. */
const STYLE = `
  #storybook-docs .page td code { display: inline; white-space: normal; overflow-wrap: anywhere; }
  #storybook-docs .page ol { list-style: decimal; }
`;

/** Room for a page of the project. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div className="page">
      <style>{STYLE}</style>
      {children}
    </div>
  );
}
