import { CuttingGem } from '@gemas/ui/foundations';
import { useState } from 'react';
import { Page, Section } from '../parts/Page.tsx';
import { Switch } from '../parts/Switch.tsx';
import { cssName, resolved, tokensOf } from './tokens.ts';
import './foundations.css';

const uses: Readonly<Record<string, string>> = {
  'duration.instant': 'Press',
  'duration.quick': 'Chip, tab, focus',
  'duration.base': 'A row that enters, accordion, chevron',
  'duration.sheetIn': 'Sheet and modal open',
  'duration.modalOut': 'Modal close: content fades in the first 200, then the panel leaves',
  'duration.countUp': 'The balance',
  'duration.facet': 'One facet of a gem being cut, of eight',
  'duration.celebrate': 'Success, winner',
  'duration.toast': 'A toast stays; hover, focus or touch stop its bar',
  'duration.loaderTick': 'Progress of the splash',
  'duration.skeletonDelay': 'Before bones show',
  'duration.reduced': 'Every movement, for who asks for less',
};

const curve = (path: string) => `cubic-bezier(${(resolved(path) as readonly number[]).join(', ')})`;

/** Animations that last longer than this are described instead of played, ms. */
const LONGEST_MS = 2000;
const SECOND = 1000;

/** The page about animations, and what replaces them under reduced motion. */
export function Motion() {
  const [played, setPlayed] = useState(0);
  const [motion, setMotion] = useState<'full' | 'reduced'>('full');
  const isReduced = motion === 'reduced';
  return (
    <Page
      title="Motion"
      lead="Short, and only of position and opacity: old phones paint that fast. Whoever asks for less motion gets a fade of 120 ms in place of every movement."
    >
      <div className="guide-bar">
        <Switch
          legend="Motion"
          value={motion}
          onChange={setMotion}
          options={[
            { value: 'full', label: 'Full' },
            { value: 'reduced', label: 'Reduced' },
          ]}
        />
        <button type="button" className="guide-button" onClick={() => setPlayed(played + 1)}>
          Play
        </button>
      </div>
      <Section title="Durations">
        <table className="guide-table guide-motion" data-reduced={isReduced}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Lasts</th>
              <th scope="col">For</th>
              <th scope="col">Played</th>
            </tr>
          </thead>
          <tbody>
            {tokensOf('duration').map((path) => {
              const ms = Number.parseInt(String(resolved(path)), 10);
              return (
                <tr key={path}>
                  <th scope="row">
                    <code>{cssName(path)}</code>
                  </th>
                  <td>{ms < SECOND ? `${ms} ms` : `${ms / SECOND} s`}</td>
                  <td>{uses[path]}</td>
                  <td>
                    {ms <= LONGEST_MS && (
                      <span className="guide-track">
                        <span
                          key={`${played} ${motion}`}
                          className="guide-runner"
                          style={{ '--time': isReduced ? 'var(--duration-reduced)' : `${ms}ms` }}
                          data-played={played > 0}
                        />
                      </span>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Section>
      <Section title="Easing">
        <table className="guide-table guide-motion" data-reduced={isReduced}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Curve</th>
              <th scope="col">Played</th>
            </tr>
          </thead>
          <tbody>
            {tokensOf('easing').map((path) => (
              <tr key={path}>
                <th scope="row">
                  <code>{cssName(path)}</code>
                </th>
                <td>
                  <code>{curve(path)}</code>
                </td>
                <td>
                  <span className="guide-track">
                    <span
                      key={`${played} ${motion}`}
                      className="guide-runner"
                      style={{
                        '--time': isReduced ? 'var(--duration-reduced)' : '900ms',
                        '--easing': curve(path),
                      }}
                      data-played={played > 0}
                    />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section
        title="A gem being cut"
        note="What loads is a gem that loses its grey facet by facet."
      >
        <div className="guide-stage">
          <CuttingGem size={112} />
        </div>
      </Section>
      <Section title="With less motion">
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Full</th>
              <th scope="col">Reduced</th>
            </tr>
          </thead>
          <tbody>
            {(
              [
                ['Sheets, dialogs, toasts', 'slide', 'fade in 120 ms'],
                ['The balance', 'counts up from the last one seen', 'shows the last number'],
                ['A gem that loads', 'is cut facet by facet', 'is there, half cut'],
                ['Confetti', 'fall', 'lie still'],
                ['Carousel', 'glides', 'jumps'],
                [
                  'Toast and countdown',
                  'a bar that shrinks, a ring that empties',
                  'keep time in words',
                ],
              ] as const
            ).map(([what, full, reduced]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{full}</td>
                <td>{reduced}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="guide-note">
          In any story: Motion in the toolbar. It answers every media query that asks, in style
          sheets and in code, as a phone with that setting would.
        </p>
      </Section>
    </Page>
  );
}
