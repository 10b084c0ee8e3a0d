// Versions of the project: which commit is meant, its files in a folder of their own, and what was made of them.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from './catalogue/problem.ts';
import { leavingNothing } from './leaving.ts';
import { ROOT } from './sources.ts';

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

function tryGit(...args: string[]): string | null {
  try {
    return git(...args);
  } catch {
    return null;
  }
}

/** The commit that a ref names; without one, where the work in hand left main. Throws `Problem`. */
export function commitOf(ref: string | null): string {
  if (ref !== null) {
    const commit = tryGit(
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${ref}^{commit}`,
    );
    if (commit === null)
      throw new Problem(`There is no commit named ${ref} here. Try: git fetch origin ${ref}`);
    return commit;
  }
  for (const main of ['origin/main', 'main']) {
    const base = tryGit('merge-base', 'HEAD', main);
    if (base !== null) return base;
  }
  throw new Problem('Neither main nor origin/main is known here. Name the commit to compare with.');
}

/** What a person calls a commit: its short name and subject. */
export function describeCommit(commit: string): string {
  return git('log', '-1', '--format=%h %s', commit);
}

/** Folders of the project with packages of their own. */
const WITH_PACKAGES = ['', 'packages/domain', 'packages/ui', 'apps/web', 'mocks'];

/**
 * Gives a tree the packages installed here, but for the project's own, which it links by itself: they would be
 * those of this tree.
 */
function linkPackages(tree: string): void {
  for (const folder of WITH_PACKAGES) {
    const installed = join(ROOT, folder, 'node_modules');
    if (!existsSync(installed) || !existsSync(join(tree, folder))) continue;
    const target = join(tree, folder, 'node_modules');
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name === '@gemas' || /^\.(vite|cache)/.test(name)) continue;
      symlinkSync(join(installed, name), join(target, name));
    }
  }
  const own = join(tree, 'node_modules/@gemas');
  mkdirSync(own, { recursive: true });
  for (const folder of WITH_PACKAGES.slice(1)) {
    const manifest = join(tree, folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
    symlinkSync(join(tree, folder), join(own, name.replace('@gemas/', '')));
  }
}

function installPackages(tree: string): void {
  const lock = 'package-lock.json';
  if (readFileSync(join(tree, lock), 'utf8') === readFileSync(join(ROOT, lock), 'utf8')) {
    linkPackages(tree);
    return;
  }
  try {
    // What is built with is a dev dependency, which npm leaves out once a build in this process was one for production.
    execFileSync(
      'npm',
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'],
      {
        cwd: tree,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
  } catch (error) {
    throw new Problem(
      `The packages of that commit cannot be installed.\n${(error as { stderr?: Buffer }).stderr ?? ''}`,
    );
  }
}

/** Lends the files of a commit, packages included, for the time of `use`; nothing of them stays. */
export async function withTree<T>(commit: string, use: (tree: string) => Promise<T>): Promise<T> {
  const tree = join(mkdtempSync(join(tmpdir(), 'gemas-tree-')), 'tree');
  const cleanUp = () => {
    tryGit('worktree', 'remove', '--force', tree);
    rmSync(dirname(tree), { recursive: true, force: true });
    tryGit('worktree', 'prune');
  };
  return leavingNothing(cleanUp, () => {
    git('worktree', 'add', '--detach', '--quiet', tree, commit);
    installPackages(tree);
    return use(tree);
  });
}

/** Commits of which something is kept: some 100 MB each with catalogue and pictures. */
const COMMITS_KEPT = 4;

/** Where a cache keeps what was made of a commit. */
export const keptCommit = (cache: string, commit: string) => join(cache, 'commits', commit);

/** Keeps the commits that were used last, `commit` among them. */
export function forgetCommits(cache: string, commit: string): void {
  const now = new Date();
  utimesSync(keptCommit(cache, commit), now, now);
  const folder = join(cache, 'commits');
  readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    .slice(COMMITS_KEPT)
    .forEach((path) => {
      rmSync(path, { recursive: true, force: true });
    });
}
