import { expect, it } from 'vitest';
import { controlOf, defaultOf, isData, type PropKind } from './control.ts';

/** The object that React creates for `<b />`. */
const ELEMENT = { $$typeof: Symbol.for('react.transitional.element'), type: 'b', props: {} };

const of = (kind: PropKind, value?: unknown) => controlOf({ kind, options: [] }, value);

it('a choice is a row of radio buttons for up to three options, and a select for more', () => {
  expect(controlOf({ kind: 'choice', options: [1, 2, 3] }, 1)).toBe('inline-radio');
  expect(controlOf({ kind: 'choice', options: [1, 2, 3, 4] }, 1)).toBe('select');
});

it('a prop of type ReactNode has a text control only if its value is a text', () => {
  expect(of('node', 'Canjear')).toBe('text');
  expect(of('node', ELEMENT)).toBe(false);
  expect(of('node')).toBe(false);
});

it('a prop has an object control only if its value is data', () => {
  expect(of('data', { status: 'ready', data: { rows: [1, null] } })).toBe('object');
  expect(of('data', { status: 'error', onRetry: () => {} })).toBe(false);
  expect(of('data', null)).toBe(false);
  expect(of('other', { a: 1 })).toBe(false);
});

it('data with many lines of JSON has no control', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: 'Rosa' }));
  expect(of('data', rows(3))).toBe('object');
  expect(of('data', rows(40))).toBe(false);
});

it('a boolean prop has a switch only if its value is known', () => {
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
])('defaultOf reads the default %s', (initial, value) => {
  expect(defaultOf(initial === undefined ? {} : { initial })).toBe(value);
});

it('a callback has no control', () => {
  expect(of('callback', () => {})).toBe(false);
});

it('isData is true only for values that JSON represents without loss', () => {
  expect(isData({ a: [{ b: 'c', d: undefined }] })).toBe(true);
  for (const value of [ELEMENT, new Date(), () => {}, [Symbol('a')], undefined])
    expect(isData(value)).toBe(false);
});
