import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readSource } from '../lib/sources.ts';
import { importProblems, projectManifests, projectSources, RULES } from './imports.ts';

const manifests = projectManifests();

const ui = manifests.get('packages/ui') ?? { name: '', exports: {}, dependencies: [] };
/**
 * A manifest of ui with four additional dependencies and one additional entry point, so that the rules 'undeclared' and
 * 'package-entry-point' allow imports of them. If such an import is reported, another rule has forbidden the import.
 */
const looseUi = {
  ...ui,
  exports: { ...ui.exports, './testing': './src/testing/story.ts' },
  dependencies: [...ui.dependencies, 'jotai', 'axios', 'react-router-dom', '@tanstack/react-query'],
};
const loose = new Map(manifests).set('packages/ui', looseUi).set('@gemas/ui', looseUi);
const problems = (...files: [path: string, source: string][]) =>
  importProblems(
    files.map(([path, source]) => ({ path, source })),
    loose,
  );

const FORBIDDEN = [
  ['domain imports ui', 'packages/domain/src/a.ts', "import { Gem } from '@gemas/ui'"],
  ['domain imports React', 'packages/domain/src/a.ts', "import { useState } from 'react'"],
  ['domain imports React DOM', 'packages/domain/src/a.ts', "import 'react-dom'"],
  ['domain imports styled-components', 'packages/domain/src/a.ts', "import 'styled-components'"],
  ['domain imports axios', 'packages/domain/src/a.ts', "import axios from 'axios'"],
  ['domain imports jotai', 'packages/domain/src/a.ts', "import { atom } from 'jotai'"],
  ['domain imports a module of Node', 'packages/domain/src/a.ts', "import 'node:fs'"],
  [
    'domain imports a module of Node without the prefix node:',
    'packages/domain/src/a.ts',
    "import 'fs'",
  ],
  ['a test of domain imports mocks', 'packages/domain/src/a.test.ts', "import '@gemas/mocks'"],
  ['ui imports mocks', 'packages/ui/src/a.tsx', "import { db } from '@gemas/mocks'"],
  ['ui imports jotai', 'packages/ui/src/a.tsx', "import { atom } from 'jotai'"],
  ['ui imports axios', 'packages/ui/src/a.tsx', "import axios from 'axios'"],
  ['ui imports the router', 'packages/ui/src/a.tsx', "import { Link } from 'react-router-dom'"],
  [
    'ui imports the query client',
    'packages/ui/src/a.tsx',
    "import { useQuery } from '@tanstack/react-query'",
  ],
  [
    'a component of ui imports Storybook',
    'packages/ui/src/a.tsx',
    "import { fn } from 'storybook/test'",
  ],
  [
    'a component of ui imports the Storybook preview',
    'packages/ui/src/a.tsx',
    "import '../../../.storybook/preview.tsx'",
  ],
  ['ui imports itself by name', 'packages/ui/src/a.tsx', "import { Gem } from '@gemas/ui'"],
  ['ui imports web', 'packages/ui/src/a.tsx', "import '@gemas/web'"],
  ['a story of ui imports web', 'packages/ui/src/a.stories.tsx', "import '@gemas/web'"],
  ['ui imports web by path', 'packages/ui/src/a.tsx', "import '../../../apps/web/src/App.tsx'"],
  [
    'a component imports a helper of stories',
    'packages/ui/src/a.tsx',
    "import { narrow } from './testing/story.ts'",
  ],
  [
    'a story imports another file of .storybook',
    'packages/ui/src/a.stories.tsx',
    "import '../../../.storybook/main.ts'",
  ],
  ['mocks import ui', 'mocks/src/a.ts', "import { Gem } from '@gemas/ui'"],
  ['browser code of the mocks imports a module of Node', 'mocks/src/a.ts', "import 'node:http'"],
  ['web imports mocks', 'apps/web/src/a.ts', "import { db } from '@gemas/mocks'"],
  [
    'web imports a type of the mocks',
    'apps/web/src/a.ts',
    "import type { Db } from '@gemas/mocks'",
  ],
  [
    'web imports mocks dynamically outside the development folder',
    'apps/web/src/a.ts',
    "await import('@gemas/mocks/browser')",
  ],
  [
    'the development folder imports mocks statically',
    'apps/web/src/dev/a.ts',
    "import '@gemas/mocks/browser'",
  ],
  [
    'the development folder imports another entry point of the mocks',
    'apps/web/src/dev/a.ts',
    "await import('@gemas/mocks')",
  ],
  ['web imports the development folder statically', 'apps/web/src/a.ts', "import './dev/a.ts'"],
  [
    'another file than state/core/jotai.ts imports jotai',
    'apps/web/src/state/a.ts',
    "import { atom } from 'jotai'",
  ],
  [
    'another file than state/core/jotai.ts imports a type of jotai',
    'apps/web/src/pages/a.tsx',
    "import type { Atom } from 'jotai'",
  ],
  [
    'another file than state/core/jotai.ts imports a subpath of jotai',
    'apps/web/src/state/a.ts',
    "import 'jotai/utils'",
  ],
  [
    'a page imports jotai-tanstack-query',
    'apps/web/src/pages/a.tsx',
    "import 'jotai-tanstack-query'",
  ],
  ['state imports axios', 'apps/web/src/state/a.ts', "import axios from 'axios'"],
  [
    'a journey imports web without naming an entry point',
    'apps/e2e/journeys/a.spec.ts',
    "import '@gemas/web'",
  ],
  [
    'web imports a file of ui that is no entry point',
    'apps/web/src/a.ts',
    "import '@gemas/ui/src/gem/Gem.tsx'",
  ],
  [
    'web imports a type from a file of ui that is no entry point',
    'apps/web/src/a.ts',
    "type A = import('@gemas/ui/src/a.ts').A",
  ],
  [
    'web re-exports a file of domain by path',
    'apps/web/src/a.ts',
    "export * from '../../../packages/domain/src/index.ts'",
  ],
  [
    'mocks import a file of domain dynamically by path',
    'mocks/src/a.ts',
    "import('../../packages/domain/src/index.ts')",
  ],
  ['domain re-exports ui', 'packages/domain/src/a.ts', "export { Gem } from '@gemas/ui'"],
  [
    'domain re-exports a type of ui',
    'packages/domain/src/a.ts',
    "export type { Gem } from '@gemas/ui'",
  ],
  [
    'domain imports React with the specifier in backticks',
    'packages/domain/src/a.ts',
    'import(`react`)',
  ],
  [
    'web imports a package that its manifest does not name',
    'apps/web/src/a.ts',
    "import _ from 'lodash'",
  ],
  ['web imports a computed specifier', 'apps/web/src/a.ts', 'import(name)'],
  ['the Storybook preview imports web', '.storybook/preview.tsx', "import '@gemas/web'"],
  [
    'web imports a helper of connected stories',
    'apps/web/src/a.ts',
    "import './stories/ConnectedApp.tsx'",
  ],
  ['web imports a helper of tests', 'apps/web/src/App.tsx', "import './testing/open-app.tsx'"],
  ['web imports a test', 'apps/web/src/startup/main.tsx', "await import('../App.test.tsx')"],
  [
    'the index of ui exports a helper of stories',
    'packages/ui/src/index.ts',
    "export * from './testing/story.ts'",
  ],
  [
    'web imports the entry point of ui for tests',
    'apps/web/src/App.tsx',
    "import '@gemas/ui/testing'",
  ],
  ['a tool imports domain', 'packages/tools/lib/a.ts', "import '@gemas/domain'"],
  ['web imports a tool', 'apps/web/src/a.ts', "import '@gemas/tools/lib/tree'"],
  [
    'a journey imports a file of web by path',
    'apps/e2e/journeys/a.spec.ts',
    "import '../../web/src/App.tsx'",
  ],
  ['a test of web imports e2e', 'apps/web/src/a.test.ts', "import '@gemas/e2e'"],
];

const UPWARD = [
  ['packages/ui/src/platform/a.ts', '../theme/tokens.ts'],
  ['packages/ui/src/theme/a.ts', '../gem/Gem/Gem.tsx'],
  ['packages/ui/src/gem/Gem/a.tsx', '../../primitives/Card/Card.tsx'],
  ['packages/ui/src/primitives/Card/a.tsx', '../../shell/Screen/Screen.tsx'],
  ['packages/ui/src/primitives/Card/a.tsx', '../../rich-text/RichText/RichText.tsx'],
  ['packages/ui/src/shell/Screen/a.tsx', '../../vault/ProductRow/ProductRow.tsx'],
  ['packages/ui/src/rich-text/a.tsx', '../vault/ProductRow/ProductRow.tsx'],
  ['packages/ui/src/vault/ProductRow/a.tsx', '../../screens/Vault/VaultScreen.tsx'],
  ['packages/ui/src/screens/Vault/a.tsx', '../../index.ts'],
  ['apps/web/src/api/a.ts', '../state/session/store.ts'],
  ['apps/web/src/state/core/a.ts', '../session/session.ts'],
  ['apps/web/src/state/session/a.ts', '../redeem/run.ts'],
  ['apps/web/src/state/session/b.ts', '../vault.ts'],
  ['apps/web/src/state/core/a.ts', '../../shell/reload.ts'],
  ['apps/web/src/state/core/a.ts', '../../pages/ScorePage.tsx'],
  ['apps/web/src/shell/a.ts', '../pages/ScorePage.tsx'],
  ['apps/web/src/pages/a.tsx', '../route-pages.ts'],
] as const;

const ALLOWED = [
  ['packages/ui/src/testing/story.ts', "import { expect } from 'storybook/test'"],
  ['apps/web/src/testing/browser.ts', "import { expect } from 'storybook/test'"],
  ['apps/web/src/stories/a.stories.tsx', "import '../testing/browser.ts'"],
  ['packages/ui/src/screens/Vault/a.tsx', "import '../../vault/b.tsx'; import '../../theme/b.ts'"],
  ['packages/ui/src/vault/a.tsx', "import '../redeem/b.tsx'; import '../shell/Screen/Screen.tsx'"],
  ['packages/ui/src/primitives/a.stories.tsx', "import '../shell/Screen/Screen.tsx'"],
  ['apps/web/src/api/a.ts', "import '../config.ts'"],
  ['apps/web/src/pages/a.tsx', "import '../shell/routes.ts'; import '../state/session/store.ts'"],
  ['apps/web/src/route-pages.ts', "await import('./pages/ScorePage.tsx')"],
  ['packages/domain/src/a.ts', "import { object } from 'yup'; import './b.ts'"],
  ['packages/domain/src/a.test.ts', "import fc from 'fast-check'; import { it } from 'vitest'"],
  [
    'packages/ui/src/a.tsx',
    "import { price } from '@gemas/domain'; import styled from 'styled-components'",
  ],
  [
    'packages/ui/src/a.stories.tsx',
    "import { fixtures } from '@gemas/mocks'; import '../../../.storybook/preview.tsx'",
  ],
  ['packages/ui/src/a.test.ts', "import 'node:fs'; import '@gemas/mocks'"],
  ['mocks/src/a.ts', "import type { User } from '@gemas/domain'; import { http } from 'msw'"],
  ['mocks/src/http.ts', "import 'node:http'"],
  ['apps/web/src/a.tsx', "import { Gem } from '@gemas/ui'; import { price } from '@gemas/domain'"],
  ['apps/web/src/startup/main.tsx', "await import('../dev/a.ts')"],
  ['apps/web/src/dev/a.ts', "await import('@gemas/mocks/browser')"],
  ['apps/web/src/dev/b.tsx', "import type { Mocks } from '@gemas/mocks/browser'"],
  [
    'apps/web/src/state/core/jotai.ts',
    "export { atom } from 'jotai'; export * from 'jotai-tanstack-query'",
  ],
  ['apps/web/src/api/client.ts', "import axios from 'axios'"],
  ['apps/web/src/a.test.ts', "import { server } from '@gemas/mocks/node'"],
  [
    'apps/e2e/journeys/a.spec.ts',
    "import { BLENDER_SKU } from '@gemas/mocks'; import '@playwright/test'",
  ],
  [
    'apps/e2e/bench/bench.ts',
    "import 'node:zlib'; import '@gemas/tools/lib/chromium'; import '@gemas/web/storage'",
  ],
  [
    '.storybook/preview.tsx',
    "import { resetDb } from '@gemas/mocks'; import '@gemas/ui/theme.css'",
  ],
];

describe('forbidden imports', () => {
  it.each(FORBIDDEN)('is reported: %s', (_, path, source) => {
    expect(problems([path, source])).toEqual([expect.stringContaining(`${path}:1: `)]);
  });

  it.each(UPWARD)(
    'is reported if the target is in a higher layer: %s imports %s',
    (path, target) => {
      const found = [expect.stringContaining(`${path}:1: '${target}' [layer]`)];
      expect(problems([path, `import '${target}'`])).toEqual(found);
      expect(problems([path, `await import('${target}')`])).toEqual(found);
      expect(problems([path, `export type * from '${target}'`])).toEqual(found);
    },
  );

  it('a file in a folder that no rule names is reported', () => {
    expect(problems(['packages/extra/src/a.ts', ''])).toEqual([
      expect.stringContaining('packages/extra/src/a.ts: [unknown-folder] no rule knows'),
    ]);
  });

  it('a second file that imports the mocks is reported', () => {
    const source = "await import('@gemas/mocks/browser')";
    expect(problems(['apps/web/src/dev/a.ts', source], ['apps/web/src/dev/b.ts', source])).toEqual([
      expect.stringContaining('apps/web/src/dev/a.ts, apps/web/src/dev/b.ts: [mocks-once]'),
    ]);
  });

  it('each rule is broken by one of the examples above, except rules with their own test', () => {
    const fired = FORBIDDEN.flatMap(([, path = '', source = '']) => problems([path, source]));
    const rules = Object.keys(RULES).filter(
      (rule) => !fired.some((problem) => problem.includes(`[${rule}]`)),
    );
    expect(rules).toEqual(['layer', 'unknown-folder', 'mocks-once']);
  });

  it.each([
    ['an import', "import './a.ts';"],
    ['an import of a type', "import type { A } from './a.ts';"],
    ['a dynamic import', "void import('./a.ts');"],
  ])('a cycle that is closed by %s is reported by biome', (_, closing) => {
    const folder = mkdtempSync(join(tmpdir(), 'cycle-'));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    try {
      // The field `plugins` is omitted, because it contains paths that do not exist in the temporary folder.
      const { plugins: _, ...own } = JSON.parse(readSource('biome.json'));
      const rules = { ...own, vcs: { enabled: false } };
      write('biome.json', JSON.stringify(rules));
      write('a.ts', "import './b.ts';\nexport type A = 1;\n");
      write('b.ts', `${closing}\n`);
      const biome = `${ROOT}node_modules/.bin/biome`;
      const { stderr } = spawnSync(biome, ['lint', '.'], { cwd: folder, encoding: 'utf8' });
      expect(stderr).toMatch(/b\.ts:1:\d+ lint\/suspicious\/noImportCycles/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('allowed imports', () => {
  it.each(ALLOWED)('%s may contain: %s', (path, source) => {
    expect(problems([path, source])).toEqual([]);
  });

  it('this project has no forbidden import', () => {
    expect(importProblems(projectSources(), manifests)).toEqual([]);
  });
});
