import { expect, it } from 'vitest';
import { importProblems } from './imports.ts';

const problems = (path: string, source: string) => importProblems([{ path, source }]);

it.each([
  ['packages/ui/src/platform/a.ts', '../theme/tokens.ts', 'a higher layer'],
  ['packages/ui/src/theme/a.ts', '../gem/Gem/Gem.tsx', 'a higher layer'],
  ['packages/ui/src/gem/Gem/a.tsx', '../../primitives/Card/Card.tsx', 'a higher layer'],
  ['packages/ui/src/primitives/Card/a.tsx', '../../rich-text/RichText.tsx', 'a higher layer'],
  ['packages/ui/src/rich-text/a.tsx', '../vault/ProductRow/ProductRow.tsx', 'a higher layer'],
  ['packages/ui/src/vault/ProductRow/a.tsx', '../../screens/Vault.tsx', 'a higher layer'],
  ['packages/ui/src/screens/Vault/a.tsx', '../../index.ts', 'a higher layer'],
  ['apps/web/src/api/a.ts', '../state/session/store.ts', 'a higher layer'],
  ['apps/web/src/state/core/a.ts', '../session/session.ts', 'a higher layer'],
  ['apps/web/src/state/session/a.ts', '../redeem/run.ts', 'a higher layer'],
  ['apps/web/src/state/session/a.ts', '../vault.ts', 'a higher layer'],
  ['apps/web/src/shell/a.ts', '../pages/ScorePage.tsx', 'a higher layer'],
  ['apps/web/src/pages/a.tsx', '../route-pages.ts', 'a higher layer'],
  ['packages/ui/src/a.tsx', '../../../.storybook/preview.tsx', 'out of its package'],
  ['mocks/src/a.ts', '../../packages/domain/src/index.ts', 'out of its package'],
  ['packages/ui/src/a.tsx', './testing/story.ts', 'stories and tests'],
  ['apps/web/src/a.ts', './stories/ConnectedApp.tsx', 'stories and tests'],
  ['apps/web/src/startup/main.tsx', '../App.test.tsx', 'stories and tests'],
])('%s may not import %s', (path, target, problem) => {
  const found = [expect.stringMatching(`^${path}:1: '${target}' .*${problem}`)];
  expect(problems(path, `import '${target}'`)).toEqual(found);
  expect(problems(path, `await import('${target}')`)).toEqual(found);
  expect(problems(path, `export type * from '${target}'`)).toEqual(found);
});

it('the development folder is imported only dynamically', () => {
  const main = 'apps/web/src/startup/main.tsx';
  expect(problems(main, "import '../dev/a.ts'")).toEqual([expect.stringContaining('dynamic')]);
  expect(problems(main, "await import('../dev/a.ts')")).toEqual([]);
});

it('a computed import is refused', () => {
  expect(problems('apps/web/src/a.ts', '\nimport(name)')).toEqual([
    expect.stringContaining("apps/web/src/a.ts:2: 'import(…)' has a computed path"),
  ]);
});

it.each([
  ['packages/ui/src/screens/Vault/a.tsx', '../../vault/b.tsx'],
  ['packages/ui/src/vault/a.tsx', '../redeem/b.tsx'],
  ['packages/ui/src/vault/a.tsx', '../shell/Screen/Screen.tsx'],
  ['apps/web/src/api/a.ts', '../config.ts'],
  ['apps/web/src/pages/a.tsx', '../state/session/store.ts'],
  ['apps/web/src/route-pages.ts', './pages/ScorePage.tsx'],
  ['apps/web/src/dev/a.ts', './b.ts'],
])('%s may import %s', (path, target) => {
  expect(problems(path, `import '${target}'`)).toEqual([]);
});
