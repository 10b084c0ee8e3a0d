// Starts and builds the two Storybooks that are measured: ours and a minimal one.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@gemas/tools/lib/free-port';
import { Problem } from '@gemas/tools/lib/problem';
import { ROOT } from '@gemas/tools/lib/sources';
import { writeBare } from './bare.ts';
import type { Pages } from './room.ts';

/** One of the two Storybooks that are measured. */
export interface Side {
  name: 'ours' | 'bare';
  folder: string;
  pages: Pages;
}

/** Folder for the caches of the measured Storybooks. The developer's own cache is not used. */
export const CACHE = join(ROOT, 'node_modules/.cache/storybook-bench');
/**
 * Folder of the minimal Storybook and of the builds. It is inside the repository, so that the installed packages are
 * found. It is not inside node_modules, because Vite would treat the sources as packages.
 */
const FOLDER = join(ROOT, 'reports/storybook-bench');
const STORYBOOK = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');

/** Wait between two requests to a server that is still starting, ms. */
const POLL_MS = 20;

const cacheOf = ({ name }: Side) => join(CACHE, name);

/** Writes the minimal Storybook. Returns the two Storybooks that are measured: the minimal one and ours. */
export function prepareSides(): readonly Side[] {
  const bare = join(FOLDER, 'bare');
  writeBare(bare);
  return [
    {
      name: 'bare',
      folder: bare,
      pages: {
        first: 'parts-part1--docs',
        story: 'parts-vault--ready',
        next: 'parts-vault--affordable',
      },
    },
    {
      name: 'ours',
      folder: ROOT,
      pages: {
        first: 'start-welcome--docs',
        story: 'screens-vault--ready',
        next: 'screens-vault--affordable',
      },
    },
  ];
}

/** Removes the cache of a Storybook, so that its next start is a cold start. */
export const forgetCache = (side: Side): void =>
  rmSync(cacheOf(side), { recursive: true, force: true });

const optionsOf = (side: Side) => ({
  cwd: side.folder,
  env: { ...process.env, CACHE_DIR: cacheOf(side), STORYBOOK_DISABLE_TELEMETRY: '1' },
  stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
});

/** Starts the development server of one of the two measured Storybooks. Resolves when the server answers. */
export async function startDev(side: Side) {
  const port = await freePort();
  const flags = ['--port', String(port), '--exact-port', '--ci', '--quiet'];
  const child = spawn(process.execPath, [STORYBOOK, 'dev', ...flags], optionsOf(side));
  let isRunning = true;
  const ended = once(child, 'exit').then(() => {
    isRunning = false;
  });
  const origin = `http://localhost:${port}`;
  const answers = async () => (await fetch(origin).catch(() => null))?.ok === true;
  while (isRunning && !(await answers())) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  if (!isRunning)
    throw new Problem(`The server of the Storybook '${side.name}' has ended before it was ready.`);
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Builds one of the two Storybooks. Returns the folder of the built files. */
export function buildSide(side: Side): string {
  const folder = join(FOLDER, `${side.name}-built`);
  const flags = ['--output-dir', folder, '--quiet'];
  execFileSync(process.execPath, [STORYBOOK, 'build', ...flags], optionsOf(side));
  return folder;
}
