import { describe, expect, it } from 'vitest';
import { frameHref, pageHref, storyHref } from './addresses.ts';
import { readHash, writeHash } from './page-state.ts';
import { isFound } from './search.ts';

describe('addresses', () => {
  it('contain globals and args in the format of Storybook', () => {
    expect(storyHref('a--b')).toBe('./?path=/story/a--b');
    expect(storyHref('a--b', { globals: { persona: 'driver', text: 200 } })).toBe(
      './?path=/story/a--b&globals=persona:driver;text:200',
    );
    expect(frameHref('a--b', { args: { screen: 'vault' }, globals: { steps: 'off' } })).toBe(
      './iframe.html?viewMode=story&id=a--b&args=screen:vault&globals=steps:off;a11y.manual:!true',
    );
  });

  it('contain the id that follows from the title of a page', () => {
    expect(pageHref('Start/All screens')).toBe('./?path=/docs/start-all-screens--docs');
    expect(pageHref('Start/State map', 'state=a.b')).toBe(
      './?path=/docs/start-state-map--docs#state=a.b',
    );
  });
});

it('readHash parses what writeHash has written', () => {
  const state = { words: 'bóveda & más', state: 'vault.closed' };
  expect(readHash(writeHash(state))).toEqual(state);
  expect(writeHash({ words: '', state: '' })).toBe('');
  expect(readHash('')).toEqual({});
});

it.each([
  ['', true],
  ['  ', true],
  ['boveda', true],
  ['CERRADA vault', true],
  ['cerrada score', false],
])("isFound('%s') returns %s", (query, found) => {
  expect(isFound(query, 'Bóveda cerrada', 'vault.closed')).toBe(found);
});
