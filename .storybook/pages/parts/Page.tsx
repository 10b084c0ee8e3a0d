import type { ReactNode } from 'react';
import './pages.css';

export interface PageProps {
  title: string;
  /** One or two sentences about the purpose of the page. */
  lead: ReactNode;
  /** Whether to use the whole width, for galleries and for lists with a frame beside them. */
  wide?: boolean;
  children: ReactNode;
}

/** A page of the catalogue, in the font and colours of the product. */
export function Page({ title, lead, wide = false, children }: PageProps) {
  return (
    <main className={`sb-unstyled guide${wide ? ' guide-wide' : ''}`} lang="en">
      <header className="guide-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </main>
  );
}

export interface SectionProps {
  title: string;
  children: ReactNode;
  /** A sentence under the heading. */
  note?: ReactNode;
}

/** A part of a page, with a heading. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className="guide-section">
      <h2>{title}</h2>
      {note !== undefined && <p className="guide-note">{note}</p>}
      {children}
    </section>
  );
}
