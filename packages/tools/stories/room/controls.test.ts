import { expect, it } from 'vitest';
import { controlFaults, type StoryControls } from './controls.ts';

/** Returns the faults of a story whose only arg has this control and this value. */
const faultsOf = (input: object, value?: unknown, name = 'tone') =>
  controlFaults({
    argTypes: { [name]: { name, ...input } } as StoryControls['argTypes'],
    initialArgs: { [name]: value },
  });

const control = (type: string) => ({ control: { type } });
const mock = Object.assign(() => undefined, { mock: {} });

it.each<[string, object, unknown, string?]>([
  ['text', control('text'), 'oro'],
  ['a switch', control('boolean'), false],
  ['no control, if that is intended', { control: { disable: true } }, {}],
  ['an action', { type: { name: 'function' } }, mock, 'onTap'],
  ['a text without a value', control('text'), undefined],
])('accepts %s', (_, input, value, name) => expect(faultsOf(input, value, name)).toEqual([]));

it.each<[string, object, unknown, string, string?]>([
  ['a switch without a value', control('boolean'), undefined, 'neither'],
  ['a button to set the value first', {}, 'oro', 'offers to set up'],
  ['an object control without a value', control('object'), undefined, 'set up first'],
  ['a choice without options', { ...control('select'), options: [] }, 'a', 'without options'],
  ['an object control for a function', control('object'), mock, 'cannot be set'],
  ['a callback that is a plain function', { type: { name: 'function' } }, () => 1, 'fn()', 'onTap'],
])('reports %s', (_, input, value, words, name) => {
  expect(faultsOf(input, value, name)).toEqual([expect.stringContaining(words)]);
});
