import { allStories, type StorySource } from './stories.ts';

/** The fields of an entry in Storybook's index that are read or changed here. */
export interface IndexEntry {
  id: string;
  title: string;
  type: string;
  tags?: string[] | undefined;
}

/** The fields of an entry in the state map that are read here. */
export interface MapEntry {
  readonly id: string;
  readonly title: string;
  /** Number and heading of the section in docs/product.md. */
  readonly spec: string;
}

/** Matches the `spec` of a `MapEntry` in spec section 10, 'Beyond the specification'. */
const BEYOND = /^10 /;

type Story = Pick<
  StorySource,
  'id' | 'title' | 'name' | 'path' | 'states' | 'aliases' | 'componentAliases'
>;

const shownBy = ({ states: ids }: Story, states: readonly MapEntry[]) =>
  ids.flatMap((id) => states.find((state) => state.id === id) ?? []);

/**
 * Derives the tags of a story from its path, its name and its states.
 * @param states the states of the state map (packages/ui/src/state-map)
 */
export function tagsOf(story: Story, states: readonly MapEntry[]): string[] {
  const { name, path } = story;
  return [
    ...(path.startsWith('apps/') ? ['connected'] : []),
    ...(name.startsWith('Extremes') ? ['extreme'] : []),
    ...(shownBy(story, states).some(({ spec }) => BEYOND.test(spec)) ? ['beyond-spec'] : []),
  ];
}

/**
 * Adds tags (`tagsOf`) and aliases to the entries of Storybook's index. An alias is another name under which the search
 * finds an entry. Aliases are added as `anchors`, because Storybook's search also reads the titles of anchors. A
 * documentation page gets the aliases of its component. A story gets its own aliases and the titles of its states.
 */
export function describeEntries<Entry extends IndexEntry>(
  entries: Readonly<Record<string, Entry>>,
  stories: readonly Story[],
  states: readonly MapEntry[],
): Record<string, Entry> {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const byTitle = new Map(stories.map((story) => [story.title, story]));
  const described = Object.entries(entries).map(([id, entry]): [string, Entry] => {
    const story = byId.get(id);
    const names =
      entry.type === 'docs'
        ? (byTitle.get(entry.title)?.componentAliases ?? [])
        : [
            ...(story?.aliases ?? []),
            ...(story ? shownBy(story, states).map(({ title }) => title) : []),
          ];
    const tags = story ? tagsOf(story, states) : [];
    return [
      id,
      {
        ...entry,
        ...(tags.length > 0 && { tags: [...new Set([...(entry.tags ?? []), ...tags])] }),
        ...(names.length > 0 && { anchors: names.map((title) => ({ id: title, title })) }),
      },
    ];
  });
  return Object.fromEntries(described);
}

interface Generator {
  getIndex(): Promise<{ readonly entries: Readonly<Record<string, IndexEntry>> }>;
}

/**
 * Copies of Storybook's indexes, with tags and aliases. The key is the original index. The copies are cached, because
 * Storybook asks for the same index several times. The map also contains the generators that `describing` has changed.
 */
const described = new WeakMap<object, unknown>();

/**
 * Makes Storybook's index generator add tags and aliases (`describeEntries`). Has no effect if the generator has
 * already been changed.
 * @param states the states of the state map (packages/ui/src/state-map)
 */
export function describing<Made extends Generator>(
  generator: Made,
  states: readonly MapEntry[],
): Made {
  if (described.has(generator)) return generator;
  described.set(generator, true);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    if (!described.has(index)) {
      const entries = describeEntries(index.entries, allStories(), states);
      described.set(index, { ...index, entries });
    }
    return described.get(index) as typeof index;
  };
  return generator;
}
