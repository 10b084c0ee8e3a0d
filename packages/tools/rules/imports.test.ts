import { expect, it } from 'vitest';
import { readSources, sourceFiles } from '../lib/sources.ts';
import { FOR_TESTS, importProblems, SHIPPED } from './imports.ts';

it('no shipped source imports a file that it may not import', () => {
  const paths = sourceFiles(SHIPPED, /\.[cm]?[jt]sx?$/).filter((path) => !FOR_TESTS.test(path));
  expect(paths.length).toBeGreaterThan(500);
  expect(readSources(paths).flatMap(importProblems)).toEqual([]);
});

it.each([
  ['packages/ui/src/vault/ProductRow/a.tsx', '../../screens/Vault.tsx', 'a higher layer'],
  ['packages/ui/src/screens/Vault/a.tsx', '../../index.ts', 'a higher layer'],
  ['apps/web/src/api/a.ts', '../state/session/store.ts', 'a higher layer'],
  ['apps/web/src/state/session/a.ts', '../vault.ts', 'a higher layer'],
  ['mocks/src/a.ts', '../../packages/domain/src/index.ts', 'out of its package'],
  ['packages/ui/src/a.tsx', './testing/story.ts', 'stories and tests'],
])('%s may not import %s', (path, target, problem) => {
  for (const source of [`import '${target}'`, `await import('${target}')`, `} from '${target}'`])
    expect(importProblems({ path, source })).toEqual([expect.stringContaining(problem)]);
});

it('the development folder is imported only dynamically, and no import is computed', () => {
  const problems = (source: string) =>
    importProblems({ path: 'apps/web/src/startup/main.tsx', source });
  expect(problems("import '../dev/a.ts'")).toEqual([expect.stringContaining('dynamic')]);
  expect(problems("await import('../dev/a.ts')")).toEqual([]);
  expect(problems('import(name)')).toEqual([expect.stringContaining('a computed path')]);
});
