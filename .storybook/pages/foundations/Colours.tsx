import { Page, Section } from '../parts/Page.tsx';
import { PAIRINGS, ratioOf, SHAPE, TEXT, writtenRatio } from './contrast.ts';
import { cssName, referenceOf, resolved, tokensOf, wordsOf } from './tokens.ts';
import './foundations.css';

const families = [
  ['emerald', 'Emerald', 'Actions, links, success, facets. 300 to 500 are planes, never text.'],
  ['night', 'Night', 'The vault and moments over the whole screen.'],
  ['gold', 'Gold', 'The next step towards a prize: one gold thing a screen.'],
  ['rosa', 'Rosa', 'New, and nothing else.'],
  ['neutral', 'Paper and ink', 'What is read, and the grounds it is read on.'],
  ['danger', 'Danger', 'Error, cancelled, Fallo.'],
  ['info', 'Info', 'Notes, and no connection.'],
  ['metal', 'Metal', 'Medals 2 and 3, rings of badges.'],
] as const;

const roles = [
  ['bg', 'Grounds'],
  ['text', 'Text'],
  ['border', 'Borders'],
  ['status', 'Statuses'],
  ['button', 'Buttons'],
  ['focus', 'Focus'],
  ['overlay', 'Overlays'],
] as const;

function Swatch({ path }: { path: string }) {
  const value = String(resolved(path));
  return (
    <li className="guide-swatch">
      <span aria-hidden="true" style={{ background: value }} />
      <strong>{wordsOf(path)}</strong>
      <code>{value}</code>
    </li>
  );
}

function Ratio({ colour, ground, need }: { colour: string; ground: string; need: number }) {
  const ratio = ratioOf(colour, ground);
  const passes = ratio >= need;
  const [ink, paper] = [resolved(colour), resolved(ground)].map(String);
  return (
    <li className="guide-ratio" style={{ background: paper, color: ink }}>
      {need === TEXT ? (
        <span aria-hidden="true" className="guide-ratio-sample">
          Aa 1,284
        </span>
      ) : (
        <span aria-hidden="true" className="guide-ratio-shape" />
      )}
      <span className="guide-ratio-label">
        {cssName(ground)} <strong>{writtenRatio(ratio)}</strong> {passes ? 'passes' : 'fails'}
      </span>
    </li>
  );
}

/** The page about colours and their contrast. */
export function Colours() {
  return (
    <Page
      title="Colours"
      lead="Flat planes of emerald, paper, night and gold. Every ratio below is measured from the tokens as WCAG 2.2 has it."
    >
      <Section
        title="On the grounds they stand on"
        note={`Text needs ${TEXT}; edges, bars and focus need ${SHAPE}. Colour is never alone: an outcome also has an icon and a word.`}
      >
        <table className="guide-table guide-pairs">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">On</th>
            </tr>
          </thead>
          <tbody>
            {PAIRINGS.map(({ what, colour, on, need }) => (
              <tr key={what}>
                <th scope="row">
                  {what}
                  <small>
                    <code>{cssName(colour)}</code>
                  </small>
                </th>
                <td>
                  <ul className="guide-ratios">
                    {on.map((ground) => (
                      <Ratio key={ground} colour={colour} ground={ground} need={need} />
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      {families.map(([family, name, note]) => (
        <Section key={family} title={name} note={note}>
          <ul className="guide-swatches">
            {tokensOf(family).map((path) => (
              <Swatch key={path} path={path} />
            ))}
          </ul>
        </Section>
      ))}
      <Section
        title="By role"
        note="Styles use these where there is one: they say what a colour is for."
      >
        <div className="guide-columns">
          {roles.map(([role, name]) => (
            <table key={role} className="guide-table">
              <caption>{name}</caption>
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">Is</th>
                </tr>
              </thead>
              <tbody>
                {tokensOf(role).map((path) => (
                  <tr key={path}>
                    <th scope="row">
                      <code>{cssName(path)}</code>
                    </th>
                    <td>
                      <span
                        aria-hidden="true"
                        className="guide-dot"
                        style={{ background: String(resolved(path)) }}
                      />
                      {referenceOf(path) ?? String(resolved(path))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </Section>
    </Page>
  );
}
