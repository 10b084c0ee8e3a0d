import { cutFoot, octagon } from '@gemas/ui/foundations';
import { Page, Section } from '../parts/Page.tsx';
import { cssName, resolved, tokensOf, wordsOf } from './tokens.ts';
import './foundations.css';

const cuts = tokensOf('chamfer').filter((path) => !path.endsWith('outlineOffset'));

/**
 * The page about rectangles with cut corners, like a cut emerald. Elements that show value, such as gems and prices,
 * have this shape.
 */
export function Cuts() {
  return (
    <Page
      title="Cuts and shapes"
      lead="Whatever can be earned, spent or won takes the octagon of an emerald cut: gems, prices, buttons, medals, badges, plaques, challenges, the wallet."
    >
      <Section title="Chamfers">
        <ul className="guide-tiles">
          {cuts.map((path) => (
            <li key={path}>
              <span
                className="guide-tile-shape guide-tile-cut"
                style={{
                  '--c': String(resolved(path)),
                  clipPath: path.endsWith('heroFoot') ? cutFoot : octagon,
                }}
              />
              <strong>{wordsOf(path)}</strong>
              <code>
                {cssName(path)} {String(resolved(path))}
              </code>
            </li>
          ))}
          <li>
            <span
              className="guide-tile-shape guide-tile-cut guide-tile-square"
              style={{ '--c': '29%', clipPath: octagon }}
            />
            <strong>regular octagon</strong>
            <code>29 %</code>
          </li>
        </ul>
      </Section>
      <Section title="How a cut is made">
        <ul className="guide-bullets">
          <li>
            The element stays a rectangle, so that its outline and its hit area survive:{' '}
            <code>::before</code> carries fill and <code>clip-path</code>.
          </li>
          <li>
            A cut outline is two such layers, the inner one inset by 2 px, its chamfer{' '}
            {String(resolved('chamfer.outlineOffset'))} smaller.
          </li>
          <li>What takes focus is never clipped. In forced colours a cut becomes a real border.</li>
          <li>
            <code>cut</code>, <code>cutOutline</code> and <code>cutFoot</code> of the theme are the
            only places that draw one.
          </li>
        </ul>
      </Section>
      <Section title="Cut or soft">
        <div className="guide-pair">
          <div>
            <h3>Cut: it has value</h3>
            <span
              className="guide-pair-sample guide-tile-cut"
              style={{ '--c': 'var(--chamfer-pill)', clipPath: octagon }}
              lang="es-MX"
            >
              489 esmeraldas
            </span>
          </div>
          <div>
            <h3>Soft: it informs</h3>
            <span className="guide-pair-sample guide-pair-soft" lang="es-MX">
              Llega en 2 a 3 semanas
            </span>
          </div>
        </div>
      </Section>
    </Page>
  );
}
