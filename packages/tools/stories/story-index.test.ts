import { expect, it } from 'vitest';
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

it.each<[string, Partial<typeof story>, string[]]>([
  ['nothing for a usual story', {}, []],
  ['extreme', { name: 'Extremes: long name' }, ['extreme']],
  ['connected', { path: 'apps/web/src/stories/A.stories.tsx' }, ['connected']],
  ['beyond-spec', { states: ['pinned.short'] }, ['beyond-spec']],
  ['nothing for a state of the spec', { states: ['vault.results'] }, []],
])('tagsOf returns %s', (_, change, tags) => {
  expect(tagsOf({ ...story, ...change }, states)).toEqual(tags);
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
  expect(describeEntries({ 'gone--ready': entry }, [story], states)).toEqual({
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
