import { readSource } from '@gemas/tools/lib/sources';
import { allStories } from '@gemas/tools/stories/stories';
import { STATES } from '@gemas/ui/state-map';
import { describe, expect, it } from 'vitest';
import { pageHref } from '../parts/addresses.ts';
import { copyOfStates, filterStates, sections, storiesOfState } from './states.ts';

const all = { section: '', kind: '', words: '' };
const ids = (filter: Partial<typeof all>) =>
  filterStates(STATES, { ...all, ...filter }).map(({ id }) => id);

describe('the filter of the state map', () => {
  it('returns all states if nothing is filtered', () => {
    expect(ids({})).toHaveLength(STATES.length);
  });

  it('each section has states, and all sections together contain all states', () => {
    const parts = sections.map((section) => ids({ section }).length);
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(parts.reduce((sum, part) => sum + part)).toBe(STATES.length);
  });

  it('finds states whose title or id contains every word, ignoring case and accents', () => {
    expect(ids({ words: 'BOVEDA cerrada' })).toContain('vault.closed');
    expect(ids({ words: 'vault.closed' })).toEqual(['vault.closed']);
    expect(ids({ words: 'cerrada nowhere' })).toEqual([]);
  });

  describe('with the texts of the stories', () => {
    const copyOf = copyOfStates(allStories());
    const find = (words: string) =>
      filterStates(STATES, { ...all, words }, copyOf).map(({ id }) => id);

    it.each([
      // A text that the app shows in this state. No state's title contains it.
      ['Hoy termina el piloto', 'score.pilot-ending'],
      // An alias of a story that shows this state.
      ['Saldo insuficiente', 'detail.insufficient'],
      ['not offline sorteo', null],
    ])('finds %s', (words, id) => {
      if (id === null) expect(find(words)).toEqual([]);
      else expect(find(words)).toContain(id);
    });

    it('returns only the states whose title matches, if there are any', () => {
      expect(find('Bóveda cerrada')).toEqual(['vault.closed']);
    });
  });

  it('combines section, kind and words', () => {
    const [found] = filterStates(STATES, {
      section: '2 Vault list',
      kind: 'loading',
      words: 'slow',
    });
    expect(found?.id).toBe('vault.slow');
    expect(ids({ section: '2 Vault list', kind: 'nothing' })).toEqual([]);
  });
});

it('storiesOfState returns stories without the mock server first', () => {
  const story = (path: string) => ({ path, states: ['a.b'] });
  const [flow, screen] = [story('apps/web/a'), story('packages/ui/b')];
  expect(storiesOfState('a.b', [flow, screen])).toEqual([screen, flow]);
  expect(storiesOfState('c.d', [flow, screen])).toEqual([]);
});

it('the page Which part links only to components that have stories', () => {
  const pages = new Set(allStories().map(({ title }) => pageHref(title)));
  const links = [...readSource('.storybook/pages/start/WhichPart.mdx').matchAll(/\]\(([^)]+)\)/g)];
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(([, link = '']) => !pages.has(link))).toEqual([]);
});
