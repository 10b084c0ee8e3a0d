import { Page, Section } from '../parts/Page.tsx';
import { cssName, resolved, tokensOf, wordsOf } from './tokens.ts';
import './foundations.css';

const borders: Readonly<Record<string, string>> = {
  'borderWidth.hairline': 'A card, a table, a field at rest',
  'borderWidth.chosen': 'What is chosen, or wrong',
  'borderWidth.ownRow': 'The edge of one’s own row',
  'borderWidth.buttonEdge': 'The plane on which a button stands',
  'borderWidth.buttonEdgePressed': 'What is left of it when pressed',
};

/** The page about rounded corners and borders. They are used for what informs; what has value has cut corners. */
export function Radii() {
  return (
    <Page
      title="Radii"
      lead="What informs is soft: cards, fields, sheets, toasts, lists. What has value is cut instead, and a box is one or the other."
    >
      <Section title="Corners">
        <ul className="guide-tiles">
          {tokensOf('radius').map((path) => (
            <li key={path}>
              <span
                className="guide-tile-shape"
                style={{
                  borderRadius: path.endsWith('sheet')
                    ? `${resolved(path)} ${resolved(path)} 0 0`
                    : String(resolved(path)),
                }}
              />
              <strong>{wordsOf(path)}</strong>
              <code>
                {cssName(path)} {String(resolved(path))}
              </code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Borders"
        note="There is no soft shadow: depth is a line, a darker plane or a scrim."
      >
        <ul className="guide-tiles">
          {tokensOf('borderWidth').map((path) => (
            <li key={path}>
              <span
                className="guide-tile-shape"
                style={{
                  border: `${resolved(path)} solid var(--emerald-700)`,
                  borderRadius: 'var(--radius-card)',
                }}
              />
              <strong>{borders[path]}</strong>
              <code>
                {cssName(path)} {String(resolved(path))}
              </code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Focus" note="Never clipped, on every ground: ink on light, gold on dark.">
        <ul className="guide-tiles">
          {(['focus.onLight', 'focus.onDark'] as const).map((path) => (
            <li key={path}>
              <span
                className="guide-tile-ground"
                style={{
                  background: path === 'focus.onDark' ? 'var(--bg-vault)' : 'var(--bg-page)',
                }}
              >
                <span className="guide-focus" style={{ outlineColor: `var(--${cssName(path)})` }} />
              </span>
              <strong>{wordsOf(path)}</strong>
              <code>
                {String(resolved('focusRing.width'))} at {String(resolved('focusRing.offset'))}
              </code>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
