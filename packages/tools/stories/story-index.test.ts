import { expect, it } from 'vitest';
import { storyKey } from './history.ts';
import { allStories } from './stories.ts';
import { describeEntries, tagsOf } from './story-index.ts';

const story = {
  id: 'components-ranking-teamtable--ready',
  title: 'Components/Ranking/TeamTable',
  name: 'Ready',
  path: 'packages/ui/src/ranking/TeamTable/TeamTable.stories.tsx',
  states: [] as string[],
  aliases: [] as string[],
  componentAliases: ['RankingTable'],
};

const states = [
  { id: 'pinned.short', title: 'Pinned prize, short of gems', spec: '10 Beyond' },
  { id: 'vault.results', title: 'Results', spec: '2 Vault list' },
  { id: 'vault.empty', title: 'No results', spec: '2 Vault list' },
];

const RELEASED = new Set([storyKey(story)]);

it.each<[string, Partial<typeof story>, Set<string> | null, string[]]>([
  ['nothing for a usual story', {}, RELEASED, []],
  ['extreme', { name: 'Extremes: long name' }, RELEASED, ['extreme']],
  [
    'connected',
    { path: 'apps/web/src/stories/A.stories.tsx' },
    RELEASED,
    ['connected', 'unreleased'],
  ],
  ['beyond-spec', { states: ['pinned.short'] }, RELEASED, ['beyond-spec']],
  ['nothing for a state of the spec', { states: ['vault.results'] }, RELEASED, []],
  ['unreleased', { id: 'components-ranking-teamtable--new' }, RELEASED, ['unreleased']],
  ['nothing if the last release is not known', {}, null, []],
])('tagsOf returns %s', (_, change, released, tags) => {
  expect(tagsOf({ ...story, ...change }, released, states)).toEqual(tags);
});

it('the search finds a component by its aliases, and a story by its aliases and the titles of its states', () => {
  const empty = { ...story, id: 'screens-vault--empty', title: 'Screens/Vault' };
  const entries = {
    docs: { id: 'docs', title: story.title, type: 'docs' },
    [story.id]: { id: story.id, title: story.title, type: 'story', tags: ['autodocs'] },
    [empty.id]: { id: empty.id, title: empty.title, type: 'story' },
  };
  const found = describeEntries(
    entries,
    [story, { ...empty, states: ['vault.empty'], aliases: ['Sin premios'] }],
    new Set([storyKey(story), storyKey(empty)]),
    states,
  );
  expect(found.docs).toMatchObject({ anchors: [{ title: 'RankingTable' }] });
  expect(found[story.id]).toEqual(entries[story.id]);
  expect(found[empty.id]).toMatchObject({
    anchors: [{ title: 'Sin premios' }, { title: 'No results' }],
  });
});

it('an entry stays unchanged if no story has its id, such as a test or a renamed story', () => {
  const entry = { id: 'gone--ready', title: 'Gone', type: 'story', tags: ['autodocs'] };
  expect(describeEntries({ 'gone--ready': entry }, [story], null, states)).toEqual({
    'gone--ready': entry,
  });
});

it('each alias in the project belongs to exactly one component or story', () => {
  const stories = allStories();
  const perComponent = new Map(stories.map((one) => [one.title, one.componentAliases]));
  const aliases = [...perComponent.values(), ...stories.map((one) => one.aliases)].flat();
  expect(aliases).toContain('RankingTable');
  expect(aliases).toContain('Saldo insuficiente');
  expect(aliases.filter((alias, at) => aliases.indexOf(alias) !== at)).toEqual([]);
});
