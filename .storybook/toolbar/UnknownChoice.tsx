import type { Unknown } from './choice.ts';

const advice: Readonly<Record<Unknown['what'], string>> = {
  persona: 'Start/Personas lists everybody who can be in.',
  fault: 'Start/Faults lists everything that can go wrong.',
  latency: 'A latency is a number of milliseconds from 0 to 60000.',
  text: 'Text sizes are 100, 130 and 200.',
  motion: "Motion is 'system', 'reduced' or 'full'.",
};

const pages: Readonly<Partial<Record<Unknown['what'], string>>> = {
  persona: './?path=/docs/start-personas--docs',
  fault: './?path=/docs/start-faults--docs',
};

/** A message that replaces a story if its address contains an unknown choice. */
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
          There is no {what} <code>{value}</code>.{' '}
          {pages[what] ? (
            <a href={pages[what]} target="_top">
              {advice[what]}
            </a>
          ) : (
            advice[what]
          )}
        </p>
      ))}
      <p>Choose another one in the toolbar, or reset it there.</p>
    </div>
  );
}
