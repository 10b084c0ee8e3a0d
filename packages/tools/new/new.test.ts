import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { join as joinPath } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { ROOT, readSource } from '../lib/sources.ts';
import { KINDS, make, replacedBy } from './make.ts';

/** Formats and lints files with the rules of biome.json, but for plugins and vcs. Returns the problems that are left. */
function problemsOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-'));
  const { plugins, vcs, ...config } = JSON.parse(readSource('biome.json'));
  // Biome looks for the dependencies of a file in the manifest of its package.
  const manifests = ['packages/domain', 'packages/ui', 'apps/web', 'mocks']
    .map((workspace) => `${workspace}/package.json`)
    .map((path): [string, string] => [path, readSource(path)]);
  const all = { ...files, ...Object.fromEntries(manifests), 'biome.json': JSON.stringify(config) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(biome, ['check', '--write', '.'], options);
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : stdout + stderr;
}

describe.each(KINDS)('npm run new -- %s gift-cards', (kind) => {
  const { files, left } = make(kind, 'gift-cards', readSource);

  it('makes files that can be parsed and pass the linter', () => {
    expect(problemsOf(files)).toBe('');
  });

  it('imports only files that exist', () => {
    const imported = Object.entries(files).flatMap(([path, text]) =>
      [...text.matchAll(/ from '(\.[^']+)'/g)].map(([, to = '']) => joinPath(dirname(path), to)),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((path) => !(path in files || existsSync(ROOT + path)))).toEqual([]);
  });

  it('names only files that exist in what is left to do', () => {
    const named = left.flatMap((line) => line.match(/\S+\/[\w.-]*\w/g) ?? []);
    const paths = named.filter((path) => /^(apps|docs|mocks|packages|\.storybook)\//.test(path));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });
});

it.each(['GiftCards', '../x', 'gift cards', ''])('refuses the name %j', (name) => {
  expect(() => make('call', name, readSource)).toThrow('NAME must be');
});

it.each(KINDS)('npm run new -- %s replaces no file that exists', (kind) => {
  const exists = (path: string) => existsSync(ROOT + path);
  expect(replacedBy(make(kind, 'gift-cards', readSource).files, exists, readSource)).toEqual([]);
});

it('a name that is taken is noticed', () => {
  const { files } = make('call', 'vault', readSource);
  const replaced = replacedBy(files, (path) => existsSync(ROOT + path), readSource);
  expect(replaced).toContain('apps/web/src/api/vault.ts');
});
