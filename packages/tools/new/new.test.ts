import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { parse, ROOT, readSource } from '../lib/sources.ts';
import { KINDS, make } from './make.ts';

describe.each(KINDS)('npm run new -- %s gift-cards', (kind) => {
  const { created, changed, left } = make(kind, 'gift-cards', readSource);
  const exists = (path: string) => path in created || existsSync(ROOT + path);

  it('makes files that can be parsed and that import only files that exist', () => {
    for (const [path, text] of Object.entries({ ...created, ...changed })) {
      const { staticImports, staticExports } = parse(path, text).module;
      const exported = staticExports.flatMap(({ entries }) => entries);
      const missing = [...staticImports, ...exported]
        .flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
        .filter((target) => target.startsWith('.') && !exists(join(dirname(path), target)));
      expect(missing).toEqual([]);
    }
  });

  it('names only files that exist in what is left to do', () => {
    const named = left.flatMap((line) => line.match(/\S+\/[\w.-]*\w/g) ?? []);
    const paths = named.filter((path) => /^(apps|docs|mocks|packages|\.storybook)\//.test(path));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
});

it.each(['GiftCards', '../x', 'gift cards', ''])('refuses the name %j', (name) => {
  expect(() => make('call', name, readSource)).toThrow('NAME must be');
});
