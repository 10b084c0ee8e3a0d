import type { Plugin } from 'vite';
import { allStories } from '../.ci/stories.ts';

const NAME = 'virtual:stories-by-state';
const RESOLVED = `\0${NAME}`;

/** Serves, as a module, which stories show which state of the map. */
export function storiesByState(): Plugin {
  return {
    name: 'stories-by-state',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const byState: Record<string, { id: string; title: string; name: string }[]> = {};
      for (const story of allStories()) {
        for (const state of new Set(story.states)) {
          byState[state] ??= [];
          byState[state].push({ id: story.id, title: story.title, name: story.name });
        }
      }
      return `export default ${JSON.stringify(byState)}`;
    },
  };
}
