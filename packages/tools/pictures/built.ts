// Builds the catalogue (Storybook) and lists its stories.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { Problem } from '../lib/problem.ts';
import { ROOT } from '../lib/sources.ts';
import { makeWhole } from '../lib/whole.ts';

export interface Story {
  id: string;
  /** Title in the sidebar: 'Screens/Vault'. */
  title: string;
  name: string;
  importPath: string;
}

const LINES_SHOWN = 20;

/** Returns the lines of a build log that say why the build failed, without the stack. */
export function failureIn(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.replace(/^[│■└]\s*/, '').trimEnd())
    .filter((line) => line !== '' && !/^\s*(at |\(?file:)/.test(line));
  const from = lines.findIndex((line) => /failed with|error:/i.test(line));
  const shown = from < 0 ? lines.slice(-LINES_SHOWN) : lines.slice(from, from + LINES_SHOWN);
  return shown.join('\n');
}

/** Builds the catalogue of the checkout in `tree` into `folder`. Throws a `Problem` if the build fails. */
export async function buildCatalogue(tree: string, folder: string): Promise<void> {
  const storybook = join(tree, 'node_modules/.bin/storybook');
  try {
    await promisify(execFile)(storybook, ['build', '--output-dir', folder, '--quiet'], {
      cwd: tree,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CI: 'true' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Problem(
      `The catalogue does not build:\n${failureIn(`${stdout}\n${stderr}`) || String(error)}`,
    );
  }
}

/** Returns the stories of a built catalogue in the order of its index. Omits tests of stories. */
export function storiesOf(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string; subtype?: string }>;
  };
  return Object.values(entries)
    .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath }));
}

/** Files and folders that are part of the catalogue. A change in them makes a built catalogue outdated. */
const SOURCES = [
  '.storybook',
  'apps/web/src',
  'docs',
  'mocks/public',
  'mocks/src',
  'package-lock.json',
  'packages/domain/src',
  'packages/ui/src',
];

/** Returns the last change of a file or folder, ms since 1970. A removed file changes only the time of its folder. */
function changedAt(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Returns the folder of the built catalogue. Builds the catalogue if it is missing or older than its sources. */
export async function freshCatalogue(): Promise<string> {
  const folder = join(ROOT, 'storybook-static');
  const index = statSync(join(folder, 'index.json'), { throwIfNoEntry: false });
  const isFresh = index && SOURCES.every((path) => changedAt(join(ROOT, path)) <= index.mtimeMs);
  if (!isFresh) {
    console.log('building the catalogue, because there is no current build');
    await makeWhole(folder, (draft) => buildCatalogue(ROOT, draft));
  }
  return folder;
}
