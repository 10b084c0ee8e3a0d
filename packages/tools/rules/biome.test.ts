// Tests the rules that biome.json adds to the recommended rules of biome: no waiting for a fixed time, no import cycles,
// and the packages that each folder may import.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runBiome } from '../lib/biome.ts';
import { ROOT, readSource } from '../lib/sources.ts';

const { plugins, ...own } = JSON.parse(readSource('biome.json'));

/** Lints files with the settings `config` of biome. The keys of `files` are paths. Returns the output of biome. */
const lint = (config: object, files: Readonly<Record<string, string>>): string =>
  runBiome(['lint', '.'], config, files).output;

describe('the rule against waiting for a fixed time', () => {
  const REFUSED = [
    'await new Promise((resolve) => setTimeout(resolve, 300));',
    'const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));',
    'window.setTimeout(() => button.click(), 60);',
    'await page.waitForTimeout(600);',
    'await vi.waitFor(() => expect(calls).toBe(1));',
    'await vi.waitFor(() => expect(calls).toBe(1), 20_000);',
    'await vi.waitUntil(() => calls === 1, { timeout: 5000 });',
  ];
  const ALLOWED = [
    '// The next task.\nawait new Promise((resolve) => setTimeout(resolve));',
    'await vi.waitFor(() => expect(calls).toBe(1), SOON);',
    'await vi.waitUntil(\n  () => calls === 1,\n  { ...SOON, interval: 50 },\n);',
    'await vi.advanceTimersByTimeAsync(500);',
    'await expect.poll(() => calls).toBe(1);',
  ];
  /** Example paths of test code, to which the rule applies. */
  const PLACES = [
    'packages/a.test.ts',
    'mocks/src/a.test.tsx',
    'packages/ui/src/a.stories.tsx',
    'apps/web/src/testing/a.ts',
    'apps/e2e/journeys/a.spec.ts',
    'apps/e2e/journeys/harness.ts',
  ];
  const [{ path, includes }] = plugins;
  const settings = {
    plugins: [{ path: join(ROOT, path), includes }],
    linter: { rules: { preset: 'none' } },
  };
  const nameOf = (at: number) => `${at}.test.ts`;
  let found: string;

  beforeAll(() => {
    const examples = [...REFUSED, ...ALLOWED].map((source, at) => [nameOf(at), `${source}\n`]);
    const places = [...PLACES, 'apps/web/src/a.ts'].map((place) => [place, `${REFUSED[0]}\n`]);
    found = lint(settings, Object.fromEntries([...examples, ...places]));
  });

  it.each(REFUSED.map((source, at) => [source, at] as const))('refuses %s', (_, at) => {
    expect(found).toContain(`${nameOf(at)}:1:`);
  });

  it('accepts waits without a fixed time, and reports nothing else', () => {
    expect(found).toContain(`Found ${REFUSED.length + PLACES.length} errors`);
    for (const at of ALLOWED.keys()) expect(found).not.toContain(nameOf(REFUSED.length + at));
  });

  it.each(PLACES)('applies to %s', (place) => {
    expect(found).toContain(`${place}:1:`);
  });

  it('does not apply to the sources of the app', () => {
    expect(found).not.toContain('apps/web/src/a.ts:');
  });
});

// The plugins are left out, because their paths do not exist in the folder of the test.
const settings = { ...own, vcs: { enabled: false } };

it.each([
  ['an import', "import './a.ts';"],
  ['an import of a type', "import type { A } from './a.ts';"],
  ['a dynamic import', "void import('./a.ts');"],
])('a cycle that is closed by %s is reported', (_, closing) => {
  const files = { 'a.ts': "import './b.ts';\nexport type A = 1;\n", 'b.ts': `${closing}\n` };
  expect(lint(settings, files)).toMatch(/b\.ts:1:\d+ lint\/suspicious\/noImportCycles/);
});

describe('packages', () => {
  const REFUSED = [
    ['packages/domain/src/a.ts', 'react', 'noUndeclaredDependencies'],
    ['packages/domain/src/b.ts', '@gemas/ui', 'noUndeclaredDependencies'],
    ['packages/domain/src/c.ts', 'node:fs', 'noNodejsModules'],
    ['packages/ui/src/a.tsx', 'jotai', 'noUndeclaredDependencies'],
    ['packages/ui/src/b.tsx', 'react-router-dom', 'noUndeclaredDependencies'],
    ['packages/ui/src/c.tsx', '@gemas/mocks', 'noUndeclaredDependencies'],
    ['packages/ui/src/d.tsx', '@fontsource-variable/figtree', 'noUndeclaredDependencies'],
    ['mocks/src/a.ts', 'node:http', 'noNodejsModules'],
    ['apps/web/src/a.ts', '@gemas/mocks/browser', 'noUndeclaredDependencies'],
    ['apps/web/src/pages/a.tsx', 'jotai-tanstack-query', 'noRestrictedImports'],
    ['apps/web/src/pages/b.tsx', 'axios', 'noRestrictedImports'],
    ['apps/web/src/state/a.ts', 'axios', 'noRestrictedImports'],
    ['apps/web/src/platform/a.ts', 'jotai', 'noRestrictedImports'],
    ['apps/web/src/api/a.ts', 'jotai/utils', 'noRestrictedImports'],
    ['apps/web/src/api/b.ts', 'jotai-tanstack-query', 'noRestrictedImports'],
  ] as const;
  const ALLOWED = [
    ['packages/domain/src/ok.ts', 'yup'],
    ['packages/domain/src/ok.test.ts', 'fast-check'],
    ['packages/ui/src/ok.tsx', '@gemas/domain'],
    ['packages/ui/src/ok.stories.tsx', '@gemas/mocks'],
    ['mocks/src/http.ts', 'node:http'],
    ['apps/web/src/dev/ok.ts', '@gemas/mocks/browser'],
    ['apps/web/src/api/ok.ts', 'axios'],
    ['apps/web/src/state/ok.ts', 'jotai-tanstack-query'],
    ['apps/web/src/pages/ok.tsx', 'jotai'],
  ] as const;
  let found: string;

  beforeAll(() => {
    const sources = [...REFUSED, ...ALLOWED].map(([path, name]) => [path, `import '${name}';\n`]);
    found = lint(settings, Object.fromEntries(sources));
  });

  it.each(REFUSED)('%s may not import %s', (path, _, rule) => {
    expect(found).toMatch(new RegExp(`${path}:1:\\d+ lint/\\w+/${rule}`));
  });

  it('a folder may import what it is built on', () => {
    for (const [path] of ALLOWED) expect(found).not.toContain(path);
  });
});
