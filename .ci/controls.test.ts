import { expect, it } from 'vitest';
import type { Prop } from './control.ts';
import { controlProblems, controlsIn, folderProblems, projectControls } from './controls.ts';

const prop = (kind: Prop['kind'], options: Prop['options'] = []): Prop => ({
  name: 'tone',
  kind,
  options,
  required: true,
  description: '',
  type: 'Tone',
});
const component = (...props: Prop[]) => ({ component: 'Sign', path: 'Sign.stories.tsx', props });
const AT = 'Sign.stories.tsx: tone of Sign';

it('is content with the control of every kind', () => {
  const all = component(
    prop('choice', ['ok', 'bad']),
    ...(['flag', 'number', 'text', 'node', 'callback', 'data', 'other'] as const).map((kind) =>
      prop(kind),
    ),
  );
  expect(controlProblems(all)).toEqual([]);
});

it('finds a union without options', () => {
  expect(controlProblems(component(prop('choice')))).toEqual([`${AT} is a choice without options`]);
  expect(controlProblems(component(prop('unknown')))).toEqual([
    expect.stringContaining('has the type Tone, which cannot be read'),
  ]);
});

it('finds a callback with a control', () => {
  const callback = component(prop('callback'));
  expect(controlProblems(callback, [], () => 'object')).toHaveLength(2);
  expect(controlProblems(callback, [{ prop: 'tone', control: 'text', options: 0 }])).toEqual([
    `${AT} is a callback: nothing that one can set`,
  ]);
  expect(controlProblems(callback, [{ prop: 'tone', control: false, options: 0 }])).toEqual([]);
});

it('finds an object control on what is no data', () => {
  const set = [{ prop: 'tone', control: 'object', options: 0 }] as const;
  expect(controlProblems(component(prop('other')), set)).toEqual([
    `${AT} is no data: an object cannot be typed in`,
  ]);
  expect(controlProblems(component(prop('data')), set)).toEqual([]);
});

it('reads the controls that a story file sets', () => {
  const source = `
    const meta = preview.meta({
      argTypes: {
        tone: { control: 'select', options: ['ok', 'bad'] },
        icon: { control: { type: 'select' }, options: ICONS },
        face: iconChoice,
      },
    });
    export const One = meta.story({ argTypes: { size: { control: 'select' }, onTap: { control: false } } });
  `;
  const set = controlsIn('Sign.stories.tsx', source);
  expect(set).toEqual([
    { prop: 'tone', control: 'select', options: 2 },
    { prop: 'icon', control: 'select', options: null },
    { prop: 'size', control: 'select', options: 0 },
    { prop: 'onTap', control: false, options: 0 },
  ]);
  const text = { ...prop('text'), name: 'size' };
  expect(controlProblems(component(text), set)).toEqual([
    'Sign.stories.tsx: size of Sign is a choice without options',
  ]);
});

it('finds a component folder without stories', () => {
  const files = [
    'packages/ui/src/card/Plastic/Plastic.tsx',
    'packages/ui/src/card/Chip/Chip.tsx',
    'packages/ui/src/card/Chip/Chip.stories.tsx',
    'packages/ui/src/card/plate.ts',
    'packages/ui/src/state-map/spec/card.ts',
  ];
  const folder = 'packages/ui/src/card/Plastic';
  expect(folderProblems(files, {})).toEqual([`${folder} has no story file`]);
  expect(folderProblems(files, { [folder]: 'a part of Chip' })).toEqual([]);
});

it('finds an excuse that is no longer needed', () => {
  const files = ['packages/ui/src/card/Chip/Chip.stories.tsx'];
  expect(
    folderProblems(files, {
      'packages/ui/src/card/Chip': 'why',
      'packages/ui/src/card/Gone': 'why',
    }),
  ).toEqual([expect.stringContaining('it has stories'), expect.stringContaining('no such folder')]);
});

it('finds every type of the project readable', () => {
  const { problems, props } = projectControls();
  expect(problems.filter((problem) => !problem.endsWith('has no story file'))).toEqual([]);
  expect(props).toBeGreaterThan(300);
});
