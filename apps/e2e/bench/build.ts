// Builds what is measured: the app of the working tree, the app of an earlier commit, and the page in floor/.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf, Problem } from '@gemas/tools/lib/problem';
import { ROOT } from '@gemas/tools/lib/sources';
import { cachedCommit, pruneCommits, withTree } from '@gemas/tools/lib/tree';
import { makeWhole } from '@gemas/tools/lib/whole';
import react from '@vitejs/plugin-react';
import { build, type ResolveOptions } from 'vite';

/** Folder in which builds of commits are cached. */
export const CACHE = join(ROOT, 'node_modules/.cache/bench');
/** The key for login codes in these builds, 64 hex digits. */
export const LOGIN_CODE_KEY = 'be'.repeat(32);

/** Builds the app of the project in `tree` for production into `folder`. Its API is on the same origin. */
function buildApp(tree: string, folder: string): void {
  const vite = join(tree, 'node_modules/vite/bin/vite.js');
  const into = ['--outDir', folder, '--emptyOutDir'];
  try {
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error', ...into], {
      cwd: join(tree, 'apps/web'),
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        VITE_API_URL: '/api',
        VITE_API_URL_SECONDARY: '/api',
        VITE_LOGIN_CODE_KEY: LOGIN_CODE_KEY,
        VITE_MOCKS: 'off',
      },
    });
  } catch (error) {
    throw new Problem(
      `The app cannot be built.\n${(error as { stderr?: Buffer }).stderr ?? messageOf(error)}`,
    );
  }
}

export async function buildNow(): Promise<string> {
  const folder = join(CACHE, 'now');
  await makeWhole(folder, (draft) => buildApp(ROOT, draft));
  return folder;
}

/** Builds the app of a commit, or uses the cached build. Returns the folder. */
export async function buildCommit(commit: string): Promise<string> {
  const folder = join(cachedCommit(CACHE, commit), 'app');
  if (!existsSync(folder)) {
    await withTree(commit, (tree) => makeWhole(folder, (draft) => buildApp(tree, draft)));
  }
  pruneCommits(CACHE, commit);
  return folder;
}

/** Builds the page in the folder `root` into the folder `outDir`. `root` must contain an index.html. */
async function buildPage(root: URL, outDir: string, resolve: ResolveOptions = {}) {
  await build({
    root: fileURLToPath(root),
    configFile: false,
    base: './',
    plugins: [react()],
    resolve,
    logLevel: 'warn',
    build: { target: 'es2022', outDir, emptyOutDir: true },
  });
}

/** Builds the page with only the required libraries, with the same settings as the app. Returns the folder. */
export async function buildFloor(): Promise<string> {
  const folder = join(CACHE, 'floor');
  await makeWhole(folder, (draft) => buildPage(new URL('floor', import.meta.url), draft));
  return folder;
}
