import { describe, expect, it } from 'vitest';
import { compareStates } from './state-map.ts';
import { storiesOf } from './stories.ts';

const PATH = 'a.stories.tsx';

/** Returns the stories of a file that calls `preview.meta({ <meta> })` and then contains the statements `code`. */
const storiesIn = (meta: string, ...code: string[]) =>
  storiesOf(PATH, `const meta = preview.meta({ ${meta} });\n${code.join('\n')}`);

describe('storiesOf', () => {
  it('returns the id that Storybook gives a story', () => {
    expect(
      storiesIn("title: 'Screens/Bóveda'", 'export const SinResultados = meta.story({});'),
    ).toEqual([
      {
        id: 'screens-bóveda--sin-resultados',
        title: 'Screens/Bóveda',
        name: 'Sin resultados',
        path: PATH,
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
    const stories = storiesIn(
      "title: 'A', beforeEach: () => setScenario('slow', { ms: 1 })",
      "export const One = meta.story({ play: () => { setScenario('offline'); setScenario(null); } });",
      "export const Two = meta.story({ beforeEach: ({ msw }) => msw.use(...faults('slow')) });",
    );
    expect(stories.map(({ faults }) => faults)).toEqual([['slow', 'offline'], ['slow']]);
  });

  const PLAY = 'play: async () => { await expect(1).toBe(1); }';
  it.each([
    ['something in its play function', true, '', `meta.story({ ${PLAY} })`, ''],
    ['something in the play function of the meta', true, PLAY, 'meta.story()', ''],
    ['something in a test', true, '', 'meta.story()', "One.test('a', () => expect(1).toBe(1));"],
    ['something through a helper', true, '', 'meta.story({ play: () => expectSeen() })', ''],
    [
      'something through a function of the file',
      true,
      '',
      'meta.story({ play: look })',
      'const look = () => expect(1).toBe(1);',
    ],
    ['nothing', false, '', 'meta.story({ play: () => click() })', ''],
  ])('recognises that a story asserts %s', (_what, asserts, meta, story, more) => {
    const [one] = storiesIn(`title: 'A', ${meta}`, `export const One = ${story};`, more);
    expect(one?.asserts).toBe(asserts);
  });

  it('recognises that a story asserts something in the story that it extends', () => {
    const [, two] = storiesIn(
      "title: 'A'",
      `export const One = meta.story({ ${PLAY} });`,
      'export const Two = One.extend({});',
    );
    expect(two?.asserts).toBe(true);
  });

  it('adds the states of the meta to those of each story', () => {
    const stories = storiesIn(
      "title: 'A', parameters: { states: ['a.b'] }",
      "export const One = meta.story({ parameters: { states: ['c.d'] as const } });",
      'export const Two = meta.story();',
    );
    expect(stories.map(({ states }) => states)).toEqual([['a.b', 'c.d'], ['a.b']]);
  });

  it.each([
    ['a story made by a helper', "title: 'A'", "tone('warn')"],
    ['no title', 'component: A', 'meta.story()'],
    ['a title that is computed', 'title: titleOf(A)', 'meta.story()'],
    ['states that are computed', "title: 'A'", 'meta.story({ parameters: { states: all } })'],
    ['an id that is computed', "title: 'A'", 'meta.story({ parameters: { states: [id] } })'],
  ])('throws for %s', (_, meta, story) => {
    expect(() => storiesIn(meta, `export const One = ${story};`)).toThrow(PATH);
  });
});

describe('compareStates', () => {
  const silent = (...states: string[]) => ({ name: 'One', path: PATH, states, asserts: false });
  const story = (...states: string[]) => ({ ...silent(...states), asserts: true });

  it.each([
    ['are missing without a story', [story('a.b')]],
    ['are missing if their stories assert nothing', [silent('a.b', 'a.c'), story('a.b')]],
  ])('states %s', (_, stories) => {
    const result = compareStates([{ id: 'a.b' }, { id: 'a.c' }], stories);
    expect(result).toEqual({ problems: [], total: 2, missing: ['a.c'] });
  });

  it.each([
    ['an unknown id', ['a.b'], [story('a.x')], `${PATH}: One names the unknown state a.x`],
    ['a duplicate id', ['a.b', 'a.b'], [], 'state map: a.b is there twice'],
    ['an id of another form', ['A b'], [], 'state map: A b is not of the form area.what'],
  ])('reports %s', (_, ids, stories, problem) => {
    const states = ids.map((id) => ({ id }));
    expect(compareStates(states, stories).problems).toEqual([problem]);
  });
});
