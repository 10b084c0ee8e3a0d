import { expect, it } from 'vitest';
import { controlOf, defaultOf, isData, type PropKind } from './control.ts';

/** The object that React creates for the element `<b />`. */
const ELEMENT = { $$typeof: Symbol.for('react.transitional.element'), type: 'b', props: {} };

const of = (kind: PropKind, value?: unknown) => controlOf({ kind, options: [] }, value);

it('shows up to three options side by side, more in a list', () => {
  expect(controlOf({ kind: 'choice', options: [1, 2, 3] }, 1)).toBe('inline-radio');
  expect(controlOf({ kind: 'choice', options: [1, 2, 3, 4] }, 1)).toBe('select');
});

it('offers text for what is drawn only where it is text', () => {
  expect(of('node', 'Canjear')).toBe('text');
  expect(of('node', ELEMENT)).toBe(false);
  expect(of('node')).toBe(false);
});

it('offers an object only where its value is data', () => {
  expect(of('data', { status: 'ready', data: { rows: [1, null] } })).toBe('object');
  expect(of('data', { status: 'error', onRetry: () => {} })).toBe(false);
  expect(of('data', null)).toBe(false);
  expect(of('other', { a: 1 })).toBe(false);
});

it('offers no object that would be a wall of JSON', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: 'Rosa' }));
  expect(of('data', rows(3))).toBe('object');
  expect(of('data', rows(40))).toBe(false);
});

it('offers a switch only where it is on or off', () => {
  expect(of('flag', false)).toBe('boolean');
  expect(of('flag')).toBe(false);
});

it.each([
  ['true', true],
  ['-0.5', -0.5],
  ["'it is'", 'it is'],
  ['"no quotes of ours"', undefined],
  ["size === 'regular'", undefined],
  ['[]', undefined],
  [undefined, undefined],
])('reads the default %s', (initial, value) => {
  expect(defaultOf(initial === undefined ? {} : { initial })).toBe(value);
});

it('offers nothing for a callback', () => {
  expect(of('callback', () => {})).toBe(false);
});

it('knows data from what only looks like it', () => {
  expect(isData({ a: [{ b: 'c', d: undefined }] })).toBe(true);
  for (const value of [ELEMENT, new Date(), () => {}, [Symbol('a')], undefined])
    expect(isData(value)).toBe(false);
});
