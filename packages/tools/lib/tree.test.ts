import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { ROOT } from './sources.ts';
import { commitOf, pruneCommits, readManifest, withTree } from './tree.ts';

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

it('pruneCommits removes all but the most recently used commits from the cache', () => {
  const cache = mkdtempSync(join(tmpdir(), 'cache-test-'));
  ['c1', 'c2', 'c3', 'c4', 'c5'].forEach((name, at) => {
    mkdirSync(join(cache, 'commits', name), { recursive: true });
    utimesSync(join(cache, 'commits', name), at, at);
  });
  pruneCommits(cache, 'c1');
  expect(readdirSync(join(cache, 'commits'))).toEqual(['c1', 'c3', 'c4', 'c5']);
  rmSync(cache, { recursive: true });
});
