import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/sources.ts';
import { PACKAGES } from './packages.ts';

export interface Tarball {
  readonly name: string;
  readonly filename: string;
  readonly path: string;
  /** Size of the tarball, bytes. */
  readonly size: number;
  readonly entryCount: number;
}

/** Packs all built packages into `folder`. */
export function packInto(folder: string): Tarball[] {
  const workspaces = PACKAGES.flatMap(({ name }) => ['--workspace', name]);
  const args = ['pack', '--json', '--loglevel=error', '--pack-destination', folder, ...workspaces];
  const json = execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  // Older versions of npm print a list. Newer versions print an object with package names as keys.
  return Object.values<Omit<Tarball, 'path'>>(JSON.parse(json)).map((packed) => ({
    ...packed,
    path: join(folder, packed.filename),
  }));
}
