import { expect, it } from 'vitest';
import { argsIn, descriptionProblems, folderProblems, switchProblems } from './controls.ts';

it('a boolean prop is reported unless it is required, has a literal default, or is set in the meta', () => {
  const problems = (required: boolean, defaults: object, args: string[]) =>
    switchProblems(
      {
        component: 'Sign',
        path: 'Sign.stories.tsx',
        argTypes: { wide: { name: 'wide', type: { name: 'boolean', required } } },
        defaults: { ...defaults },
      },
      args,
    );
  expect(problems(true, {}, [])).toEqual([]);
  expect(problems(false, { wide: false }, [])).toEqual([]);
  expect(problems(false, {}, ['wide'])).toEqual([]);
  expect(problems(false, {}, ['size'])).toEqual([
    expect.stringContaining('Sign.stories.tsx: wide of Sign is a switch that nobody knows'),
  ]);
});

it('argsIn returns the names of the args in the meta', () => {
  const source = `
    const meta = preview.meta({ title: 'Components/Sign', args: { tone: 'ok', onTap: fn() } });
    export const One = meta.story({ args: { size: 2 } });
  `;
  expect(argsIn('Sign.stories.tsx', source)).toEqual(['tone', 'onTap']);
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
