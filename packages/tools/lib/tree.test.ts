import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { ROOT } from './sources.ts';
import { commitOf, readManifest, withTree } from './tree.ts';

it('the checkout of a commit uses its own packages, not those of the working tree', async () => {
  const { workspaces } = readManifest(ROOT);
  expect(workspaces).toContain('packages/tools');
  await withTree(commitOf('HEAD'), async (tree) => {
    const linked = (folder: string) =>
      realpathSync(join(tree, 'node_modules', readManifest(join(tree, folder)).name));
    expect(workspaces.map(linked)).toEqual(
      workspaces.map((folder) => realpathSync(join(tree, folder))),
    );
  });
});

it('commitOf accepts a ref that git knows, and refuses an unknown name or an option', () => {
  expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/);
  expect(() => commitOf('no-such-branch')).toThrow('There is no commit named no-such-branch');
  expect(() => commitOf('--all')).toThrow(Problem);
});
