import { existsSync } from 'node:fs';
import { dirname, join as joinPath } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { runBiome } from '../lib/biome.ts';
import { ROOT, readSource } from '../lib/sources.ts';
import { KINDS, make, replacedBy } from './make.ts';

/** Formats and lints files with the rules of biome.json, but for plugins and vcs. Returns the problems that are left. */
function problemsOf(files: Readonly<Record<string, string>>): string {
  const { plugins, vcs, ...config } = JSON.parse(readSource('biome.json'));
  const { passed, output } = runBiome(['check', '--write', '.'], config, files);
  return passed ? '' : output;
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
