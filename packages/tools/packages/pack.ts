import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/sources.ts';
import { PACKAGES } from './packages.ts';

interface Packed {
  readonly name: string;
  readonly filename: string;
  /** Size of the tarball, bytes. */
  readonly size: number;
  readonly entryCount: number;
}

export interface Tarball extends Packed {
  readonly path: string;
}

/** Packs all built packages into `folder`. */
export function packInto(folder: string): Tarball[] {
  const workspaces = PACKAGES.flatMap(({ name }) => ['--workspace', name]);
  const json = execFileSync(
    'npm',
    ['pack', '--json', '--pack-destination', folder, ...workspaces],
    {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  // Older versions of npm print a list. Newer versions print an object with package names as keys.
  return Object.values(JSON.parse(json) as Packed[] | Record<string, Packed>).map((packed) => ({
    ...packed,
    path: join(folder, packed.filename),
  }));
}
