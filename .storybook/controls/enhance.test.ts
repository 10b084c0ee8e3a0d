import { expect, it } from 'vitest';
import { controlsFrom } from './enhance.ts';

const title = 'Components/Sign';
const prop = (name: string, type: string) => ({
  name,
  type: { name: type } as { name: 'boolean' },
  table: { type: { summary: type } },
});
const types = controlsFrom({
  [title]: {
    argTypes: {
      wide: prop('wide', 'boolean'),
      size: prop('size', 'string'),
      rows: prop('rows', 'other'),
      onTap: prop('onTap', 'function'),
    },
    defaults: { size: 'regular' },
  },
});
const shown = (name: string, value?: unknown, argTypes = {}) =>
  types.argTypes({ title, initialArgs: { [name]: value }, argTypes })[name];

const NONE = { disable: true };
/** The object that React creates for `<b />`. */
const ELEMENT = { $$typeof: Symbol.for('react.transitional.element'), type: 'b', props: {} };

it('a story starts with the defaults of the component, except args that the story sets', () => {
  const args = (initialArgs: object) =>
    types.args({ title, initialArgs: { ...initialArgs }, argTypes: {} });
  expect(args({})).toEqual({ size: 'regular' });
  expect(args({ size: 'mini' })).toEqual({});
});

it('isDefault is true only for the default of a prop', () => {
  expect(types.isDefault(title, 'size', 'regular')).toBe(true);
  expect(types.isDefault(title, 'size', 'mini')).toBe(false);
  expect(types.isDefault(title, 'rows', undefined)).toBe(false);
  expect(types.isDefault('Components/Other', 'size', 'regular')).toBe(false);
});

it.each([
  ['wide', true, { type: 'boolean' }],
  ['wide', undefined, NONE],
  ['size', undefined, { type: 'text' }],
  ['onTap', () => {}, undefined],
  ['rows', [{ id: 1 }], { type: 'object' }],
  ['rows', 'Bajío', { type: 'text' }],
  ['rows', 7, { type: 'number' }],
  ['rows', null, NONE],
  ['rows', { onRetry: () => {} }, NONE],
  ['rows', ELEMENT, NONE],
])('the control of %s with the value %o is %o', (name, value, control) => {
  expect(shown(name, value)?.control).toEqual(control);
});

it('an arg that is no prop is in a group of its own, and an object in one that can be folded', () => {
  expect(shown('typed', '52')?.table?.category).toBe('Not props');
  expect(shown('typed', () => {})?.type).toMatchObject({ name: 'function' });
  expect(shown('wide', true)?.table?.category).toBeUndefined();
  expect(shown('rows', [1])?.table).toMatchObject({
    subcategory: 'Objects',
    type: { summary: 'other' },
  });
});

it('a story file can switch a control off', () => {
  expect(shown('rows', [1], { rows: { control: NONE } })?.control).toEqual(NONE);
});
