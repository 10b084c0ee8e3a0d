import { describe, expect, it } from 'vitest';
import { compareStates } from './state-map.ts';
import { storiesOf } from './stories.ts';

const file = (meta: string, stories: readonly string[]) =>
  `const meta = preview.meta({ ${meta} });\n${stories.map((story) => `export ${story};`).join('\n')}`;

describe('storiesOf', () => {
  it('returns the id that Storybook gives a story', () => {
    const source = file("title: 'Screens/Bóveda'", ['const SinResultados = meta.story({})']);
    expect(storiesOf('a.stories.tsx', source)).toEqual([
      {
        id: 'screens-bóveda--sin-resultados',
        title: 'Screens/Bóveda',
        name: 'Sin resultados',
        path: 'a.stories.tsx',
        states: [],
        faults: [],
        asserts: false,
        copy: [],
        aliases: [],
        componentAliases: [],
      },
    ]);
  });

  it('returns the scenarios that the meta or a story activates', () => {
    const source = file("title: 'A', beforeEach: () => setScenario('slow', { ms: 1 })", [
      "const One = meta.story({ play: () => { setScenario('offline'); setScenario(null); } })",
      "const Two = meta.story({ beforeEach: ({ msw }) => msw.use(...faults('slow')) })",
    ]);
    expect(storiesOf('a.stories.tsx', source).map((story) => story.faults)).toEqual([
      ['slow', 'offline'],
      ['slow'],
    ]);
  });

  const PLAY = 'play: async () => { await expect(1).toBe(1); }';
  it.each<[string, string, readonly string[], string]>([
    ['in its play function', '', [`const One = meta.story({ ${PLAY} })`], ''],
    ['in the play function of the meta', `, ${PLAY}`, ['const One = meta.story()'], ''],
    ['in a test', '', ['const One = meta.story()'], "One.test('a', () => expect(1).toBe(1));"],
    ['through a helper', '', ['const One = meta.story({ play: () => expectSeen() })'], ''],
    [
      'through a function of the file',
      '',
      ['const One = meta.story({ play: look })'],
      'const look = () => expect(1).toBe(1);',
    ],
    [
      'in the story that it extends',
      '',
      [`const Two = meta.story({ ${PLAY} })`, 'const One = Two.extend({})'],
      '',
    ],
  ])('recognises that a story asserts something %s', (_where, meta, stories, more) => {
    const all = storiesOf('a.stories.tsx', `${file(`title: 'A'${meta}`, stories)}\n${more}`);
    expect(all.find(({ name }) => name === 'One')?.asserts).toBe(true);
  });

  it('recognises that a story asserts nothing', () => {
    const source = file("title: 'A'", ['const One = meta.story({ play: () => click() })']);
    expect(storiesOf('a.stories.tsx', source)[0]?.asserts).toBe(false);
  });

  it('adds the states of the meta to those of each story', () => {
    const source = file("title: 'A', parameters: { states: ['a.b'] }", [
      "const One = meta.story({ parameters: { states: ['c.d'] as const } })",
      'const Two = meta.story()',
    ]);
    expect(storiesOf('a.stories.tsx', source).map((story) => story.states)).toEqual([
      ['a.b', 'c.d'],
      ['a.b'],
    ]);
  });

  it.each([
    ['a story made by a helper', file("title: 'A'", ["const One = tone('warn')"])],
    ['no title', file('component: A', [])],
    ['a title that is computed', file('title: titleOf(A)', [])],
    [
      'states that are computed',
      file("title: 'A'", ['const One = meta.story({ parameters: { states: all } })']),
    ],
    [
      'an id that is computed',
      file("title: 'A'", ['const One = meta.story({ parameters: { states: [id] } })']),
    ],
  ])('throws for %s', (_, source) => {
    expect(() => storiesOf('a.stories.tsx', source)).toThrow('a.stories.tsx');
  });
});

describe('compareStates', () => {
  const silent = (...states: string[]) => ({
    name: 'One',
    path: 'a.stories.tsx',
    states,
    asserts: false,
  });
  const story = (...states: string[]) => ({ ...silent(...states), asserts: true });

  it('returns ids without a story as missing', () => {
    const result = compareStates([{ id: 'a.b' }, { id: 'a.c' }], [story('a.b')]);
    expect(result).toEqual({ problems: [], total: 2, missing: ['a.c'] });
  });

  it('returns ids as missing if their stories assert nothing', () => {
    const states = [{ id: 'a.b' }, { id: 'a.c' }];
    const result = compareStates(states, [silent('a.b', 'a.c'), story('a.b')]);
    expect(result.missing).toEqual(['a.c']);
  });

  it.each([
    [
      'an unknown id',
      [{ id: 'a.b' }],
      [story('a.x')],
      'a.stories.tsx: One names the unknown state a.x',
    ],
    ['a duplicate id', [{ id: 'a.b' }, { id: 'a.b' }], [], 'state map: a.b is there twice'],
    ['an id of another form', [{ id: 'A b' }], [], 'state map: A b is not of the form area.what'],
  ])('reports %s', (_, states, stories, problem) => {
    expect(compareStates(states, stories).problems).toEqual([problem]);
  });
});
