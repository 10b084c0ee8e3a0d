import { expect, it } from 'vitest';
import { controlOf, defaultOf, isData, type PropKind } from './control.ts';

/** The object that React creates for `<b />`. */
const ELEMENT = { $$typeof: Symbol.for('react.transitional.element'), type: 'b', props: {} };

it('a choice is a row of radio buttons for up to three options, and a select for more', () => {
  expect(controlOf({ kind: 'choice', options: [1, 2, 3] }, 1)).toBe('inline-radio');
  expect(controlOf({ kind: 'choice', options: [1, 2, 3, 4] }, 1)).toBe('select');
});

it.each<[PropKind, string, unknown, ReturnType<typeof controlOf>]>([
  ['node', 'is a text', 'Canjear', 'text'],
  ['node', 'is an element', ELEMENT, false],
  ['node', 'is not set', undefined, false],
  ['data', 'is data', { status: 'ready', data: { rows: [1, null] } }, 'object'],
  ['data', 'contains a function', { status: 'error', onRetry: () => {} }, false],
  ['data', 'is null', null, false],
  ['data', 'is long', Array.from({ length: 400 }, (_, id) => ({ id })), 'object'],
  ['other', 'is data', { a: 1 }, false],
  ['flag', 'is known', false, 'boolean'],
  ['flag', 'is not known', undefined, false],
  ['callback', 'is a function', () => {}, false],
])('a prop of the kind %s whose value %s', (kind, _, value, control) => {
  expect(controlOf({ kind, options: [] }, value)).toBe(control);
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

it('isData is true only for values that JSON represents without loss', () => {
  expect(isData({ a: [{ b: 'c', d: undefined }] })).toBe(true);
  for (const value of [ELEMENT, new Date(), () => {}, [Symbol('a')], undefined])
    expect(isData(value)).toBe(false);
});
