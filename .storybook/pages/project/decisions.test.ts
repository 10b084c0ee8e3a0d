import { readSource } from '@gemas/tools/lib/sources';
import { expect, it } from 'vitest';
import { decisionAnchor, linkDecisions, withAnchors } from './decisions.ts';

const to = (number: string) => `./?path=/docs/project-decisions--docs#decision-${number}`;

it('linkDecisions turns a citation into a link to the row of the decision', () => {
  expect(linkDecisions('Held (decision 37).')).toBe(`Held (decision [37](${to('37')})).`);
  expect(linkDecisions('As in decisions 4 and D2')).toBe(
    `As in decisions [4](${to('4')}) and [D2](${to('d2')})`,
  );
});

it('linkDecisions does not change code and links', () => {
  const apart = 'A `decision 3`, [decision 4](#x)\n```\ndecision 5\n```\n';
  expect(linkDecisions(apart)).toBe(apart);
});

it('every decision that a page cites has a row in the table', () => {
  const table = withAnchors(readSource('docs/decisions.md'));
  const anchors = new Set([...table.matchAll(/<b id="([^"]+)">/g)].map(([, id]) => id));
  expect(anchors.size).toBeGreaterThan(60);
  const cited = ['product', 'contract', 'decisions', 'architecture', 'deployment']
    .map((name) => linkDecisions(readSource(`docs/${name}.md`)))
    .flatMap((text) => [...text.matchAll(/docs#(decision-d?\d+)\)/g)].map(([, id]) => id));
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((id) => !anchors.has(id))).toEqual([]);
  expect(decisionAnchor('D2')).toBe('decision-d2');
});
