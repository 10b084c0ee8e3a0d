import { Page, Section } from '../parts/Page.tsx';
import { cssName, resolved, tokensOf, wordsOf } from './tokens.ts';
import './foundations.css';

const uses: Readonly<Record<string, string>> = {
  '4px': 'Between lines that belong together',
  '8px': 'Between an icon and its word; least gap of two targets',
  '12px': 'Between cards; margin of the page under 340 px',
  '16px': 'Margin of the page; padding of cards',
  '20px': 'Padding of sheets and dialogs',
  '24px': 'Before a section',
  '32px': 'Around a moment over the whole screen',
  '48px': 'Before the foot of a page',
};

function Sizes({ group }: { group: string }) {
  return (
    <table className="guide-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">True size</th>
        </tr>
      </thead>
      <tbody>
        {tokensOf(group).map((path) => (
          <tr key={path}>
            <th scope="row">
              <code>{cssName(path)}</code>
            </th>
            <td>{String(resolved(path))}</td>
            <td>
              <span className="guide-rule" style={{ width: String(resolved(path)) }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page about spacing and sizes. */
export function Spacing() {
  return (
    <Page
      title="Spacing"
      lead="Eight steps. The main action is in the lower third, where a thumb is; content is at most 480 px wide."
    >
      <Section title="Steps">
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">True size</th>
              <th scope="col">For</th>
            </tr>
          </thead>
          <tbody>
            {tokensOf('space').map((path) => (
              <tr key={path}>
                <th scope="row">
                  <code>{cssName(path)}</code>
                  <small>{String(resolved(path))}</small>
                </th>
                <td>
                  <span className="guide-square" style={{ '--size': String(resolved(path)) }} />
                </td>
                <td>{uses[String(resolved(path))]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section
        title="Sizes of parts"
        note="What a finger meets is 44 px at least, with 8 px to the next."
      >
        <Sizes group="size" />
      </Section>
      <Section title="Breakpoints" note="Phones differ little: two steps down, one up.">
        <dl className="guide-list">
          {tokensOf('breakpoint').map((path) => (
            <div key={path}>
              <dt>
                {wordsOf(path)}, {String(resolved(path))}
              </dt>
              <dd>
                {
                  {
                    'breakpoint.tiny': 'Below it margins are 12 px.',
                    'breakpoint.small': 'Below it large figures step down and columns become one.',
                    'breakpoint.wide': 'From it on the column stays at its width, centred.',
                  }[path]
                }
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}
