import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitOf, withTree } from './tree.ts';

it('the checkout of a commit uses its own packages, not those of the working tree', async () => {
  await withTree(commitOf('HEAD'), async (tree) => {
    expect(realpathSync(join(tree, 'node_modules/@gemas/ui'))).toBe(
      realpathSync(join(tree, 'packages/ui')),
    );
  });
});

it('commitOf refuses an unknown name or an option', () => {
  expect(() => commitOf('no-such-branch')).toThrow('There is no commit named no-such-branch');
  expect(() => commitOf('--all')).toThrow('There is no commit named --all');
});
