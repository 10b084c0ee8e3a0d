import { readSource } from '@gemas/tools/lib/sources';
import { allStories } from '@gemas/tools/stories/stories';
import { STATES } from '@gemas/ui/state-map';
import { describe, expect, it } from 'vitest';
import { pageHref } from '../parts/addresses.ts';
import { copyOfStates, filterStates, storiesOfState } from './states.ts';

const copyOf = copyOfStates(allStories());

describe('the filter of the state map', () => {
  const find = (words: string, section = '', kind = '') =>
    filterStates(STATES, { section, kind, words }, copyOf).map(({ id }) => id);

  it.each([
    ['BOVEDA cerrada', 'vault.closed'],
    ['vault.closed', 'vault.closed'],
    // A text that the app shows in this state. No state's title contains it.
    ['Hoy termina el piloto', 'score.pilot-ending'],
    // An alias of a story that shows this state.
    ['Saldo insuficiente', 'detail.insufficient'],
  ])('finds %s', (words, id) => {
    expect(find(words)).toContain(id);
  });

  it('combines section, kind and words, and returns only states whose title matches, if there are any', () => {
    expect(find('')).toHaveLength(STATES.length);
    expect(find('Bóveda cerrada')).toEqual(['vault.closed']);
    expect(find('not offline sorteo')).toEqual([]);
    expect(find('slow', '2 Vault list', 'loading')).toContain('vault.slow');
    expect(find('', '2 Vault list', 'nothing')).toEqual([]);
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
