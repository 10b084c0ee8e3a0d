import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './sources.ts';
import { commitOf, withTree } from './tree.ts';

it('the checkout of a commit uses its own packages, not those of the working tree', async () => {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  expect(workspaces).toContain('packages/tools');
  await withTree(commitOf('HEAD'), async (tree) => {
    const linked = (folder: string) => {
      const { name } = JSON.parse(readFileSync(join(tree, folder, 'package.json'), 'utf8')) as {
        name: string;
      };
      return realpathSync(join(tree, 'node_modules', name));
    };
    expect(workspaces.map(linked)).toEqual(
      workspaces.map((folder) => realpathSync(join(tree, folder))),
    );
  });
});
