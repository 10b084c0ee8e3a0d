import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
