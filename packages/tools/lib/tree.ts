// Works with earlier commits of the project: resolves refs, and checks out files.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { leavingNothing } from './leaving.ts';
import { Problem } from './problem.ts';
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

/**
 * Returns the commit that a git ref names. If `ref` is null, returns the merge base of HEAD and origin/main, or of HEAD
 * and main if origin/main does not exist. Throws a `Problem` if there is no such commit.
 */
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
  throw new Problem(
    'This clone has neither main nor origin/main. Pass the commit to compare with as an argument.',
  );
}

/** Returns the paths of all files that differ from a commit, including untracked files. */
export function changedSince(commit: string): string[] {
  const tracked = git('diff', '--name-only', commit);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${tracked}\n${untracked}`.split('\n').filter(Boolean);
}

/** Returns the short hash and the subject of a commit. */
export function describeCommit(commit: string): string {
  return git('log', '-1', '--format=%h %s', commit);
}

/** Reads the package.json of a folder. */
export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    workspaces: string[];
  };

/**
 * Links the installed third-party packages into another checkout. The project's own packages are linked to the folders
 * of that checkout, because links to this working tree would load the wrong sources.
 */
function linkPackages(tree: string): void {
  const { workspaces } = readManifest(tree);
  for (const folder of ['', ...workspaces]) {
    const installed = join(ROOT, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    const target = join(tree, folder, 'node_modules');
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(installed)) {
      if (name === '@gemas' || /^\.(vite|cache)/.test(name)) continue;
      symlinkSync(join(installed, name), join(target, name));
    }
  }
  const own = join(tree, 'node_modules/@gemas');
  mkdirSync(own, { recursive: true });
  for (const folder of workspaces) {
    const { name } = readManifest(join(tree, folder));
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
    // `--include=dev` installs build tools even if an earlier build in this process has set NODE_ENV to production.
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

/**
 * Checks out a commit into a temporary folder, installs its packages there, and passes the folder to `use`. Deletes the
 * folder afterwards.
 */
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
