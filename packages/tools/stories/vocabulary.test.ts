import { describe, expect, it } from 'vitest';
import { allStories } from './stories.ts';
import { avoidedWords, sentence, shownName } from './vocabulary.ts';

describe('names of states', () => {
  const reported = (name: string) => avoidedWords([{ id: 'a--b', name }]);

  it.each([
    'Ready',
    'Loading',
    'Empty',
    'Failed',
    'Failed: error 500',
    'Extremes: long name',
    'Offline',
    'Won, on its way',
  ])('%s is accepted', (name) => expect(reported(name)).toEqual([]));

  it.each([
    ['Error', 'Failed'],
    ['Materials Failure', 'Failed'],
    ['Prize failed to load', 'Failed'],
    ['Regions on their way', 'Loading'],
    ['Lost, on its way', 'Loading'],
    ['None yet', 'Empty'],
    ['Nothing found', 'Empty'],
    ['No connection', 'Offline'],
    ['Long names and many gems', 'Extremes'],
    ['200 % text, tiny screen', 'Extremes'],
    ['Default', 'Ready'],
  ])('%s is reported, with the word %s instead', (name, word) => {
    expect(reported(name)).toEqual([`a--b '${name}': say ${word}`]);
  });

  it('all stories of this project use the words of the vocabulary', () => {
    const stories = allStories();
    expect(stories.length).toBeGreaterThan(900);
    expect(avoidedWords(stories)).toEqual([]);
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
});
