// The built Storybook of a tree, and the stories in it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';

export interface Story {
  id: string;
  /** As in the sidebar: 'Screens/Vault'. */
  title: string;
  name: string;
  importPath: string;
}

const LAST_LINES = 20;

/** Builds the catalogue of the project in `tree` into `folder`. Throws `Problem` with the end of the log. */
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
    const end = `${stdout}\n${stderr}`.trim().split('\n').slice(-LAST_LINES).join('\n');
    throw new Problem(`The catalogue does not build:\n${end || String(error)}`);
  }
}

interface Index {
  entries: Record<string, Story & { type: string }>;
}

/** The stories of a built catalogue, in its order; pages of documentation are no stories. */
export function storiesOf(folder: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({ id, title, name, importPath }));
}
