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

it('commitOf accepts a ref that git knows, and refuses an unknown name or an option', () => {
  expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/);
  expect(() => commitOf('no-such-branch')).toThrow('There is no commit named no-such-branch');
  expect(() => commitOf('--all')).toThrow('There is no commit named --all');
});
