// Tests the rules that biome.json adds to the recommended rules of Biome.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, readSource } from '../lib/sources.ts';

/**
 * A source at a path, and the rule that refuses the source. `*` in the path becomes the index of the case. The run of
 * Biome over the whole project proves that other sources are accepted.
 */
type Case = readonly [path: string, source: string, rule: string];

const WAIT = 'window.setTimeout(() => button.click(), 60);';

/** No test waits for a fixed time. */
const WAITS: readonly Case[] = [
  ['packages/*.test.ts', 'await new Promise((resolve) => setTimeout(resolve, 300));', 'plugin'],
  ['packages/*.test.ts', 'await page.waitForTimeout(600);', 'plugin'],
  ['packages/*.test.ts', 'await vi.waitFor(() => expect(calls).toBe(1));', 'plugin'],
  ['packages/*.test.ts', 'await vi.waitUntil(() => done, { timeout: 5000 });', 'plugin'],
  ['mocks/src/*.test.tsx', WAIT, 'plugin'],
  ['packages/ui/src/*.stories.tsx', WAIT, 'plugin'],
  ['apps/web/src/testing/*.ts', WAIT, 'plugin'],
  ['apps/e2e/journeys/*.ts', WAIT, 'plugin'],
];

/** A shipped source uses no API that an older browser lacks, unless there is a fallback. */
const ENGINES: readonly Case[] = [
  ['packages/domain/src/*.ts', 'names.at(-1);', 'plugin'],
  ['packages/ui/src/gem/*.tsx', 'window.scrollTo(0, 0);', 'plugin'],
  ['apps/web/src/*.ts', 'structuredClone(a);', 'plugin'],
  ['apps/web/src/*.ts', 'new ResizeObserver(() => {});', 'plugin'],
  ['apps/web/src/*.ts', 'AbortSignal.any([]);', 'plugin'],
];

const importOf = (path: string, name: string, rule: string): Case => [
  path,
  `import '${name}';`,
  rule,
];

/** No import closes a cycle, and a folder imports only the packages that it may use. */
const IMPORTS: readonly Case[] = [
  [
    'a.ts',
    "import './b.ts';\nimport './c.ts';\nimport './d.ts';\nexport type A = 1;",
    'noImportCycles',
  ],
  importOf('b.ts', './a.ts', 'noImportCycles'),
  ['c.ts', "import type { A } from './a.ts';\nexport type B = A;", 'noImportCycles'],
  ['d.ts', "import('./a.ts');", 'noImportCycles'],
  importOf('packages/domain/src/*.ts', 'react', 'noUndeclaredDependencies'),
  importOf('packages/domain/src/*.ts', 'node:fs', 'noNodejsModules'),
  importOf('packages/ui/src/*.tsx', 'jotai', 'noUndeclaredDependencies'),
  importOf('packages/ui/src/*.tsx', '@gemas/mocks', 'noUndeclaredDependencies'),
  importOf('mocks/src/*.ts', 'node:http', 'noNodejsModules'),
  importOf('apps/web/src/*.ts', '@gemas/mocks/browser', 'noUndeclaredDependencies'),
  importOf('apps/web/src/pages/*.tsx', 'jotai-tanstack-query', 'noRestrictedImports'),
  importOf('apps/web/src/pages/*.tsx', 'axios', 'noRestrictedImports'),
  importOf('apps/web/src/state/*.ts', 'axios', 'noRestrictedImports'),
  importOf('apps/web/src/platform/*.ts', 'jotai', 'noRestrictedImports'),
  importOf('apps/web/src/api/*.ts', 'jotai/utils', 'noRestrictedImports'),
  importOf('apps/web/src/api/*.ts', 'jotai-tanstack-query', 'noRestrictedImports'),
];

const CASES = [...WAITS, ...ENGINES, ...IMPORTS].map(
  ([path, source, rule], at) => [path.replace('*', String(at)), source, rule] as const,
);

/** Lints all cases with the rules of biome.json, in a temporary folder. Returns Biome's output. */
function lint(): string {
  const { plugins, ...config } = JSON.parse(readSource('biome.json'));
  const absolute = plugins.map((plugin: { path: string }) => ({
    ...plugin,
    path: join(ROOT, plugin.path),
  }));
  const settings = JSON.stringify({ ...config, plugins: absolute, vcs: { enabled: false } });
  const folder = mkdtempSync(join(tmpdir(), 'biome-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('biome.json', settings);
  for (const workspace of ['packages/domain', 'packages/ui', 'apps/web', 'mocks'])
    write(`${workspace}/package.json`, readSource(`${workspace}/package.json`));
  for (const [path, source] of CASES) write(path, `${source}\n`);
  const { stdout, stderr } = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

const output = lint();

it.each(CASES)('%s with %j: %s', (path, _, rule) => {
  const problems = [...output.matchAll(/^(\S+):\d+:\d+ (?:lint\/\w+\/)?(\w+)/gm)];
  const rules = problems.flatMap(([, found, name]) => (found === path ? name : []));
  expect([...new Set(rules)]).toEqual([rule]);
});
