import type { ReactNode } from 'react';
import { pageHref } from '../pages/parts/addresses.ts';
import type { Unknown } from './choice.ts';

const page = (title: string, text: string) => (
  <a href={pageHref(title)} target="_top">
    {title} {text}
  </a>
);

const ADVICE: Readonly<Record<Unknown['what'], ReactNode>> = {
  persona: page('Start/Personas', 'lists everybody who can be in.'),
  fault: page('Start/Faults', 'lists everything that can go wrong.'),
  latency: 'A latency is a number of milliseconds from 0 to 60000.',
  text: 'Text sizes are 100, 130 and 200.',
  motion: "Motion is 'system', 'reduced' or 'full'.",
};

/** A message that is shown instead of a story if the address contains an unknown choice. */
export function UnknownChoice({ unknown }: { unknown: readonly Unknown[] }) {
  return (
    <div
      lang="en"
      role="alert"
      style={{ display: 'grid', gap: 12, maxWidth: 480, margin: '0 auto', padding: 24 }}
    >
      <h1 style={{ font: 'var(--type-title)' }}>This address asks for something unknown</h1>
      {unknown.map(({ what, value }) => (
        <p key={what}>
          There is no {what} <code>{value}</code>. {ADVICE[what]}
        </p>
      ))}
      <p>Choose another one in the toolbar, or reset it there.</p>
    </div>
  );
}
