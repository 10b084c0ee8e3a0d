// Works with earlier commits of the project: resolves refs, and checks out files.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Problem } from './problem.ts';
import { ROOT, readSource } from './sources.ts';

/** Runs git in the project. Returns its output, or null if git fails. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Returns the commit that a git ref names. If `ref` is null, returns the merge base of HEAD and origin/main, or of HEAD
 * and main if origin/main does not exist. Throws a `Problem` if there is no such commit.
 */
export function commitOf(ref: string | null): string {
  const commit =
    ref === null
      ? (git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main'))
      : git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
  if (commit !== null) return commit;
  const name = ref ?? 'main';
  throw new Problem(`There is no commit named ${name} here. Try: git fetch origin ${name}`);
}

/** Returns the short hash and the subject of a commit. */
export const describeCommit = (commit: string): string =>
  git('log', '-1', '--format=%h %s', commit) ?? commit;

/**
 * Links the installed packages into another checkout. The links to the project's own packages are relative, so copies of
 * them lead to the folders of that checkout.
 */
function linkPackages(tree: string): void {
  for (const folder of ['', ...JSON.parse(readSource('package.json')).workspaces]) {
    const installed = join(ROOT, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    const target = join(tree, folder, 'node_modules');
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(installed)) {
      if (/^\.(vite|cache)/.test(name)) continue;
      if (name !== '@gemas') symlinkSync(join(installed, name), join(target, name));
      else
        cpSync(join(installed, name), join(target, name), {
          recursive: true,
          verbatimSymlinks: true,
        });
    }
  }
}

/**
 * Checks out a commit into a temporary folder, installs its packages there, and passes the folder to `use`. Deletes the
 * folder afterwards.
 */
export async function withTree<T>(commit: string, use: (tree: string) => Promise<T>): Promise<T> {
  const tree = join(mkdtempSync(join(tmpdir(), 'gemas-tree-')), 'tree');
  const cleanUp = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(dirname(tree), { recursive: true, force: true });
  };
  process.once('exit', cleanUp).once('SIGINT', () => process.exit(130));
  try {
    if (git('worktree', 'add', '--detach', '--quiet', tree, commit) === null)
      throw new Problem(`git cannot check out ${commit} into ${tree}.`);
    if (git('diff', '--quiet', commit, '--', 'package-lock.json') !== null) linkPackages(tree);
    // `--include=dev` installs build tools even if an earlier build in this process has set NODE_ENV to production.
    else execFileSync('npm', ['ci', '--include=dev'], { cwd: tree, stdio: 'inherit' });
    return await use(tree);
  } finally {
    cleanUp();
  }
}
