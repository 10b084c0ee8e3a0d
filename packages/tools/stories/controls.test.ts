import { describe, expect, it } from 'vitest';
import type { Prop } from './control.ts';
import {
  argsIn,
  controlProblems,
  controlsIn,
  descriptionProblems,
  folderProblems,
  type SetControl,
} from './controls.ts';

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

it('reports nothing for a prop of each kind without a control of its own', () => {
  const all = component(
    prop('choice', ['ok', 'bad']),
    ...(['flag', 'number', 'text', 'node', 'callback', 'data', 'other'] as const).map((kind) =>
      prop(kind),
    ),
  );
  expect(controlProblems(all)).toEqual([]);
});

const control = (name: SetControl['control']) => ({ prop: 'tone', control: name, options: 0 });
const NOT_DATA = `${AT} is no data: an object cannot be typed in`;
const NOT_SET = `${AT} is a callback: nothing that one can set`;

it.each<[string, Prop['kind'], SetControl[], unknown[]]>([
  ['a choice without options', 'choice', [], [`${AT} is a choice without options`]],
  [
    'a type that cannot be read',
    'unknown',
    [],
    [expect.stringContaining('has the type Tone, which cannot be read')],
  ],
  ['a callback with an object control', 'callback', [control('object')], [NOT_SET, NOT_DATA]],
  ['a callback with a text control', 'callback', [control('text')], [NOT_SET]],
  ['nothing for a callback without a control', 'callback', [control(false)], []],
  ['an object control for a prop that is not data', 'other', [control('object')], [NOT_DATA]],
  ['nothing for an object control of data', 'data', [control('object')], []],
])('reports %s', (_, kind, set, problems) => {
  expect(controlProblems(component(prop(kind)), set)).toEqual(problems);
});

it('controlsIn reads the controls that a story file sets', () => {
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

describe('a boolean prop', () => {
  const flag = { ...prop('flag'), required: false };
  const problems = (initial?: string, ofMeta: string[] = []) =>
    controlProblems(component({ ...flag, ...(initial !== undefined && { initial }) }), [], {
      ofMeta,
      unwatched: [],
    });

  it('is accepted if it has a literal default, is required, or is set in the meta', () => {
    expect(problems('false')).toEqual([]);
    expect(problems('true')).toEqual([]);
    expect(problems(undefined, ['tone'])).toEqual([]);
    expect(controlProblems(component(prop('flag')))).toEqual([]);
  });

  it.each([undefined, "size === 'regular'"])('is reported if its default is %s', (initial) => {
    expect(problems(initial)).toEqual([expect.stringContaining('nobody knows the state of')]);
  });
});

it('argsIn reads the args of the meta; a callback set to a plain function is reported', () => {
  const source = `
    const meta = preview.meta({ title: 'Components/Sign', args: { tone: 'ok', onTap: fn() } });
    export const One = meta.story({ args: { size: 2, tone: () => {} } });
    One.test('is tapped', { args: { onTap: fn(), onLeave() {} } }, async () => {});
  `;
  const args = argsIn('Sign.stories.tsx', source);
  expect(args).toEqual({ ofMeta: ['tone', 'onTap'], unwatched: ['tone', 'onLeave'] });
  const callbacks = ['onTap', 'onLeave', 'tone'].map((name) => ({ ...prop('callback'), name }));
  expect(controlProblems(component(...callbacks), [], args)).toEqual([
    'Sign.stories.tsx: onLeave of Sign is a callback whose calls nobody sees: make it fn() in the args',
  ]);
});

it('reports a component without stories', () => {
  const files = [
    'packages/ui/src/card/Plastic/Plastic.tsx',
    'packages/ui/src/card/Chip/Chip.tsx',
    'packages/ui/src/card/Chip/Chip.stories.tsx',
    'packages/ui/src/card/Seal.tsx',
    'packages/ui/src/card/Seal.stories.tsx',
    'packages/ui/src/card/Strip.tsx',
    'packages/ui/src/card/plate.ts',
    'packages/ui/src/state-map/spec/card.ts',
  ];
  const folder = 'packages/ui/src/card/Plastic';
  const file = 'packages/ui/src/card/Strip';
  expect(folderProblems(files, {})).toEqual([
    `${folder} has no story file`,
    `${file} has no story file`,
  ]);
  expect(folderProblems(files, { [folder]: 'a part of Chip', [file]: 'another' })).toEqual([]);
});

it('reports an exception for a component that has stories or does not exist', () => {
  const files = ['packages/ui/src/card/Chip/Chip.stories.tsx'];
  const excused = { 'packages/ui/src/card/Chip': 'why', 'packages/ui/src/card/Gone': 'why' };
  expect(folderProblems(files, excused)).toEqual([
    expect.stringContaining('it has stories'),
    expect.stringContaining('no such component'),
  ]);
});

it('reports a component without lines about its use, and a screen without its users', () => {
  const problems = (title: string, description: string) =>
    descriptionProblems({ title, component: 'Sign', path: 'Sign.stories.tsx', description });
  const said = 'A sign.\n\n- Use it for a way.\n- Not for a name.';
  expect(problems('Components/Sign', said)).toEqual([]);
  expect(problems('Components/Sign', 'A sign.')).toHaveLength(2);
  expect(problems('Screens/Sign', said)).toEqual([expect.stringContaining("'- Seen by …'")]);
  expect(problems('Flows/Sign', '')).toEqual([]);
});
