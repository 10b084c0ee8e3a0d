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
