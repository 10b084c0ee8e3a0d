import { expect, it } from 'vitest';
import { allStories } from './stories.ts';
import { sentence, shownName } from './story-name.ts';

it('the name of every story of this project is a sentence', () => {
  const stories = allStories();
  expect(stories.length).toBeGreaterThan(900);
  expect(stories.filter(({ name }) => shownName(name) !== name)).toEqual([]);
});

it.each([
  ['SecondaryMini', 'Secondary mini'],
  ['FaqOpen', 'FAQ open'],
  ['Level3', 'Level 3'],
  ['Ready', 'Ready'],
])('the name of the export %s is shown as: %s', (exported, name) =>
  expect(sentence(exported)).toBe(name),
);

it('a name that a story sets itself is shown unchanged', () => {
  expect(shownName('Secondary Mini')).toBe('Secondary mini');
  expect(shownName('Simulation: SLA no dom')).toBe('Simulation: SLA no dom');
  expect(shownName('Log in')).toBe('Log in');
});
