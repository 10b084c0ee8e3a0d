import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, readSource } from './sources.ts';

/** Paths of the manifests in which Biome looks for the dependencies of a file. */
const MANIFESTS = ['packages/domain', 'packages/ui', 'apps/web', 'mocks'].map(
  (workspace) => `${workspace}/package.json`,
);

/**
 * Runs Biome in a temporary folder. The folder contains `files`, by path, and the manifests of our packages. `config`
 * replaces biome.json. Returns whether Biome found no problem, and its output.
 */
export function runBiome(
  args: readonly string[],
  config: object,
  files: Readonly<Record<string, string>>,
): { passed: boolean; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'biome-'));
  try {
    const manifests = Object.fromEntries(MANIFESTS.map((path) => [path, readSource(path)]));
    const all = { ...manifests, ...files, 'biome.json': JSON.stringify(config) };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const biome = join(ROOT, 'node_modules/.bin/biome');
    const { status, stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    return { passed: status === 0, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
