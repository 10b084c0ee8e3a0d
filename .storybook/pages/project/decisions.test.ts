import { expect, it } from 'vitest';
import { linkDecisions, withAnchors } from './decisions.ts';

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

it('withAnchors gives the row of a decision the anchor to which citations lead', () => {
  expect(withAnchors('| D2 | a |')).toBe('| <b id="decision-d2">D2</b> | a |');
});
