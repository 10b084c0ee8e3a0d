import { STATES } from '@gemas/ui/state-map';
import { releasedStories, storyKey } from '../../packages/tools/stories/history.ts';
import { allStories, type StorySource } from '../../packages/tools/stories/stories.ts';

/** The fields of an entry in Storybook's index that are read or changed here. */
export interface IndexEntry {
  id: string;
  title: string;
  type: string;
  subtype?: string | undefined;
  tags?: string[] | undefined;
}

const spec = new Map(STATES.map(({ id, spec: section }) => [id as string, section]));
const titles = new Map(STATES.map(({ id, title }) => [id as string, title]));

/** Section 10 of docs/product.md: what the specification does not name. */
const BEYOND = /^10 /;

type Story = Pick<
  StorySource,
  'id' | 'title' | 'name' | 'path' | 'states' | 'aliases' | 'componentAliases'
>;

/**
 * Returns the tags of a story that follow from its source.
 * @param released keys of the stories in the last release; null if the last release is not known
 */
export function tagsOf(story: Story, released: ReadonlySet<string> | null): string[] {
  const { name, path, states } = story;
  return [
    ...(path.startsWith('apps/') ? ['connected'] : []),
    ...(name.startsWith('Extremes') ? ['extreme'] : []),
    ...(states.some((state) => BEYOND.test(spec.get(state) ?? '')) ? ['beyond-spec'] : []),
    ...(released !== null && !released.has(storyKey(story)) ? ['new'] : []),
  ];
}

/**
 * Adds tags (`tagsOf`) and aliases to the entries of Storybook's index. Aliases become `anchors`, because Storybook's
 * search also finds an entry by the titles of its anchors. A documentation page gets the aliases of its component. A story
 * gets its own aliases and the titles of its states.
 */
export function describeEntries<Entry extends IndexEntry>(
  entries: Readonly<Record<string, Entry>>,
  stories: readonly Story[],
  released: ReadonlySet<string> | null,
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
            ...(story?.states ?? []).flatMap((state) => titles.get(state) ?? []),
          ];
    const tags = story ? tagsOf(story, released) : [];
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

/** Indices that were described already, because Storybook asks for the same index several times. */
const described = new WeakMap<object, unknown>();

/** Makes Storybook's generator of the index describe its entries. Does nothing to a generator that does so already. */
export function describing<Made extends Generator>(generator: Made): Made {
  if (described.has(generator)) return generator;
  described.set(generator, true);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    if (!described.has(index)) {
      const entries = describeEntries(index.entries, allStories(), releasedStories());
      described.set(index, { ...index, entries });
    }
    return described.get(index) as typeof index;
  };
  return generator;
}
