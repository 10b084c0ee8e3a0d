import { routes } from '@gemas/domain';
import { readSource } from '@gemas/tools/lib/sources';
import { allStories } from '@gemas/tools/stories/stories';
import { describe, expect, it } from 'vitest';
import { SCREENS, storyOf } from './screens.ts';

const listed = SCREENS.map(([route]) => route);

/** Returns the paths in the contract's table of routes, without queries. */
function contractRoutes(): string[] {
  const [, table = ''] = /^## Routes\n([^#]+)/m.exec(readSource('docs/contract.md')) ?? [];
  return [...table.matchAll(/^\| `([^`?]+)/gm)].map(([, path = '']) => path);
}

describe('the list of screens', () => {
  it('contains each route of the app once, and no other', () => {
    expect(listed.toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  });

  it('contains each route of the contract once', () => {
    const routes = contractRoutes();
    expect(routes.length).toBeGreaterThan(20);
    expect(listed.toSorted()).toEqual(routes.toSorted());
  });

  it('finds a story without the app around it for each screen', () => {
    const stories = allStories();
    for (const entry of SCREENS) expect(storyOf(entry, stories), entry[0]).toBeDefined();
  });
});

describe('the story of a screen', () => {
  const story = (path: string, ...states: string[]) => ({ id: path, path, states });
  const vault = ['/vault', 'Vault', 'vault.results'] as const;
  const ui = 'packages/ui/src/screens/Vault/A.stories.tsx';

  it('is never a story that needs the mock server', () => {
    const connected = story('apps/web/src/stories/Vault.stories.tsx', 'vault.results');
    expect(storyOf(vault, [connected, story(ui, 'vault.results')])?.id).toBe(ui);
    expect(storyOf(vault, [connected])).toBeUndefined();
  });

  it('is the story in the named file if several files show the state', () => {
    const other = story('packages/ui/src/screens/Places/B.stories.tsx', 'vault.results');
    expect(storyOf([...vault, 'Places'], [story(ui, 'vault.results'), other])).toBe(other);
  });
});
