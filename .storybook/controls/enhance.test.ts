import { describeProps } from '@gemas/tools/stories/arg-types';
import type { Prop } from '@gemas/tools/stories/control';
import { describe, expect, it } from 'vitest';
import { controlsFrom } from './enhance.ts';

const prop = (name: string, kind: Prop['kind'], more: Partial<Prop> = {}): Prop => ({
  name,
  kind,
  options: [],
  required: false,
  description: '',
  type: 'Type',
  ...more,
});
const title = 'Components/Sign';
const props = [
  prop('wide', 'flag', { initial: 'false' }),
  prop('bare', 'flag'),
  prop('size', 'choice', { options: ['mini', 'regular'], initial: "'regular'" }),
  prop('onTap', 'callback', { required: true }),
  prop('rows', 'data'),
];
const types = controlsFrom({ [title]: describeProps(props) });
const context = (initialArgs: Record<string, unknown>, argTypes = {}) => ({
  title,
  initialArgs,
  argTypes,
});
const controlOf = (name: string, initialArgs: Record<string, unknown> = {}, argTypes = {}) =>
  types.argTypes(context(initialArgs, argTypes))[name]?.control;

const NONE = { disable: true };

describe('the args of a story', () => {
  it('start with the defaults of the component, except args that the story sets', () => {
    expect(types.args(context({}))).toEqual({ wide: false, size: 'regular' });
    expect(types.args(context({ wide: true, size: undefined }))).toEqual({ size: 'regular' });
  });

  it('are shown in the source only if they differ from the default', () => {
    expect(types.isDefault(title, 'size', 'regular')).toBe(true);
    expect(types.isDefault(title, 'size', 'mini')).toBe(false);
    expect(types.isDefault(title, 'bare', undefined)).toBe(false);
    expect(types.isDefault('Components/Other', 'size', 'regular')).toBe(false);
  });
});

describe('controls', () => {
  it('are switches for booleans with a known value', () => {
    expect(controlOf('wide')).toEqual({ type: 'boolean' });
    expect(controlOf('bare')).toEqual(NONE);
    expect(controlOf('bare', { bare: true })).toEqual({ type: 'boolean' });
  });

  it('are not offered for callbacks, whether they are props of the component or not', () => {
    for (const name of ['onTap', 'onClick']) {
      expect(controlOf(name, { onClick: () => {} })).toEqual(NONE);
      expect(types.argTypes(context({ onClick: () => {} }))[name]?.type).toMatchObject({
        name: 'function',
      });
    }
  });

  it('of args that are no props are in a group of their own', () => {
    const shown = types.argTypes(context({ wide: true, typed: '52' }));
    expect(shown.typed?.table?.category).toBe('Not props');
    expect(shown.wide?.table?.category).toBeUndefined();
  });

  it('of objects are in a group that can be folded', () => {
    const shown = types.argTypes(context({ wide: true, rows: [1] }));
    expect(shown.rows?.table).toMatchObject({ subcategory: 'Objects', type: { summary: 'Type' } });
    expect(shown.wide?.table?.subcategory).toBeUndefined();
  });

  it('are not offered if a story file switches them off', () => {
    expect(controlOf('rows', { rows: [1] })).toEqual({ type: 'object' });
    expect(controlOf('rows', { rows: [1] }, { rows: { control: NONE } })).toEqual(NONE);
  });
});
