import { expect, it } from 'vitest';
import { readComponents } from './props.ts';

const PRIMITIVES = 'packages/ui/src/primitives';
const [button, table] = readComponents([
  `${PRIMITIVES}/Button/Button.stories.tsx`,
  'packages/ui/src/ranking/TeamTable/TeamTable.stories.tsx',
]);

it('reads the component of a story file with its description and the literal defaults of its props', () => {
  expect(button).toMatchObject({
    title: 'Components/Primitives/Button',
    component: 'Button',
    description: expect.stringMatching(/^A button\..*\n\n- Use it/),
  });
  expect(button?.defaults).toEqual({
    variant: 'primary',
    size: 'regular',
    busy: false,
    disabled: false,
  });
});

it('reads kind, description and default of props, and whether they are required', () => {
  expect(button?.argTypes).toMatchObject({
    size: {
      type: { name: 'enum', value: ['mini', 'regular'], required: false },
      control: { type: 'inline-radio' },
      description: expect.stringContaining('44 px'),
      table: { defaultValue: { summary: "'regular'" } },
    },
    variant: { control: { type: 'select' } },
    busy: { type: { name: 'boolean' } },
    busyLabel: { type: { name: 'string' } },
    start: { type: { name: 'other' }, table: { type: { summary: 'ReactNode' } } },
    onClick: { type: { name: 'function' } },
  });
  expect(table?.argTypes).toMatchObject({
    rows: { type: { name: 'other', value: 'readonly TeamRow[]', required: true } },
    onOwnSeen: { type: { name: 'function', required: true } },
  });
});

it('omits attributes of HTML elements, except those that stories set', () => {
  expect(button?.argTypes).toHaveProperty('children');
  expect(button?.argTypes).not.toHaveProperty('type');
});

it('omits a story file whose meta names no component of ours', () => {
  expect(readComponents(['packages/ui/src/gone.stories.tsx'])).toEqual([]);
});
