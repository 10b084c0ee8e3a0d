import type { Unknown } from './choice.ts';

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
          There is no {what} <code>{value}</code>.
        </p>
      ))}
      <p>Choose another one in the toolbar, or reset it there.</p>
    </div>
  );
}
