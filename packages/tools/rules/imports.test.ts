import { describe, expect, it } from 'vitest';
import { importProblems, projectManifests, RULES } from './imports.ts';

const manifests = projectManifests();

const ui = manifests.get('packages/ui') ?? { name: '', exports: {}, dependencies: [] };
/**
 * A manifest of ui with four additional dependencies and one additional entry point. The rules 'undeclared' and
 * 'package-entry-point' allow imports of these. If such an import is reported, another rule has forbidden the import.
 */
const looseUi = {
  ...ui,
  exports: { ...ui.exports, './testing': './src/testing/story.ts' },
  dependencies: [...ui.dependencies, 'jotai', 'axios', 'react-router-dom', '@tanstack/react-query'],
};
const loose = new Map(manifests).set('packages/ui', looseUi).set('@gemas/ui', looseUi);
const problems = (...files: [path: string, source: string][]) => {
  const sources = files.map(([path, source]) => ({ path, source }));
  return importProblems(sources, loose);
};

/** Examples of forbidden imports, by name of the rule. An example is the path and the source of a file. */
const FORBIDDEN = {
  'package-order': [
    ['packages/domain/src/a.ts', "import { Gem } from '@gemas/ui'"],
    ['packages/domain/src/a.test.ts', "import '@gemas/mocks'"],
    ['packages/ui/src/a.tsx', "import { db } from '@gemas/mocks'"],
    ['packages/ui/src/a.tsx', "import { Gem } from '@gemas/ui'"],
    ['mocks/src/a.ts', "import { Gem } from '@gemas/ui'"],
    ['apps/web/src/a.ts', "import { db } from '@gemas/mocks'"],
    ['apps/web/src/a.ts', "import type { Db } from '@gemas/mocks'"],
    ['apps/web/src/a.ts', "await import('@gemas/mocks/browser')"],
    ['apps/web/src/dev/a.ts', "import '@gemas/mocks/browser'"],
    ['apps/web/src/dev/a.ts', "await import('@gemas/mocks')"],
    ['packages/domain/src/a.ts', "export { Gem } from '@gemas/ui'"],
    ['packages/domain/src/a.ts', "export type { Gem } from '@gemas/ui'"],
    ['packages/domain/src/a.ts', "import type ui = require('@gemas/ui')"],
    ['packages/tools/lib/a.ts', "import '@gemas/domain'"],
    ['apps/web/src/a.ts', "import '@gemas/tools/lib/tree'"],
  ],
  undeclared: [
    ['packages/domain/src/a.ts', "import { useState } from 'react'"],
    ['packages/domain/src/a.ts', "import 'react-dom'"],
    ['packages/domain/src/a.ts', "import 'styled-components'"],
    ['packages/domain/src/a.ts', "import axios from 'axios'"],
    ['packages/domain/src/a.ts', "import { atom } from 'jotai'"],
    ['packages/ui/src/a.tsx', "import { fn } from 'storybook/test'"],
    ['packages/domain/src/a.ts', 'import(`react`)'],
    ['apps/web/src/a.ts', "import _ from 'lodash'"],
  ],
  node: [
    ['packages/domain/src/a.ts', "import 'node:fs'"],
    ['packages/domain/src/a.ts', "import 'fs'"],
    ['mocks/src/a.ts', "import 'node:http'"],
  ],
  confined: [
    ['packages/ui/src/a.tsx', "import { atom } from 'jotai'"],
    ['packages/ui/src/a.tsx', "import axios from 'axios'"],
    ['packages/ui/src/a.tsx', "import { Link } from 'react-router-dom'"],
    ['packages/ui/src/a.tsx', "import { useQuery } from '@tanstack/react-query'"],
    ['apps/web/src/state/a.ts', "import { atom } from 'jotai'"],
    ['apps/web/src/pages/a.tsx', "import type { Atom } from 'jotai'"],
    ['apps/web/src/state/a.ts', "import 'jotai/utils'"],
    ['apps/web/src/pages/a.tsx', "import 'jotai-tanstack-query'"],
    ['apps/web/src/state/a.ts', "import axios from 'axios'"],
  ],
  'leaves-package': [
    ['packages/ui/src/a.tsx', "import '../../../.storybook/preview.tsx'"],
    ['packages/ui/src/a.tsx', "import '../../../apps/web/src/App.tsx'"],
    ['packages/ui/src/a.stories.tsx', "import '../../../.storybook/main.ts'"],
    ['apps/web/src/a.ts', "export * from '../../../packages/domain/src/index.ts'"],
    ['mocks/src/a.ts', "import('../../packages/domain/src/index.ts')"],
    ['apps/e2e/journeys/a.spec.ts', "import '../../web/src/App.tsx'"],
  ],
  'package-entry-point': [
    ['packages/ui/src/a.tsx', "import '@gemas/web'"],
    ['packages/ui/src/a.stories.tsx', "import '@gemas/web'"],
    ['apps/e2e/journeys/a.spec.ts', "import '@gemas/web'"],
    ['apps/web/src/a.ts', "import '@gemas/ui/src/gem/Gem.tsx'"],
    ['apps/web/src/a.ts', "type A = import('@gemas/ui/src/a.ts').A"],
    ['.storybook/preview.tsx', "import '@gemas/web'"],
    ['apps/web/src/a.test.ts', "import '@gemas/e2e'"],
  ],
  'for-tests': [
    ['packages/ui/src/a.tsx', "import { narrow } from './testing/story.ts'"],
    ['apps/web/src/a.ts', "import './stories/ConnectedApp.tsx'"],
    ['apps/web/src/App.tsx', "import './testing/open-app.tsx'"],
    ['apps/web/src/startup/main.tsx', "await import('../App.test.tsx')"],
    ['packages/ui/src/index.ts', "export * from './testing/story.ts'"],
    ['apps/web/src/App.tsx', "import '@gemas/ui/testing'"],
  ],
  development: [['apps/web/src/a.ts', "import './dev/a.ts'"]],
  computed: [['apps/web/src/a.ts', 'import(name)']],
} satisfies Partial<Record<keyof typeof RULES, [path: string, source: string][]>>;

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
  ['packages/ui/src/a.tsx', "import { price } from '@gemas/domain'; import 'styled-components'"],
  ['packages/ui/src/a.stories.tsx', "import { fixtures } from '@gemas/mocks'"],
  ['packages/ui/src/a.stories.tsx', "import '../../../.storybook/preview.tsx'"],
  ['packages/ui/src/a.test.ts', "import 'node:fs'; import '@gemas/mocks'"],
  ['mocks/src/a.ts', "import type { User } from '@gemas/domain'; import { http } from 'msw'"],
  ['mocks/src/http.ts', "import 'node:http'"],
  ['apps/web/src/a.tsx', "import { Gem } from '@gemas/ui'; import { price } from '@gemas/domain'"],
  ['apps/web/src/startup/main.tsx', "await import('../dev/a.ts')"],
  ['apps/web/src/dev/a.ts', "await import('@gemas/mocks/browser')"],
  ['apps/web/src/dev/b.tsx', "import type { Mocks } from '@gemas/mocks/browser'"],
  ['apps/web/src/state/core/jotai.ts', "export { atom } from 'jotai'"],
  ['apps/web/src/state/core/jotai.ts', "export * from 'jotai-tanstack-query'"],
  ['apps/web/src/api/client.ts', "import axios from 'axios'"],
  ['apps/web/src/a.test.ts', "import { server } from '@gemas/mocks/node'"],
  ['apps/e2e/journeys/a.spec.ts', "import '@gemas/mocks'; import '@playwright/test'"],
  ['apps/e2e/bench/bench.ts', "import 'node:zlib'; import '@gemas/tools/lib/chromium'"],
  ['apps/e2e/bench/bench.ts', "import '@gemas/web/storage'"],
  ['.storybook/preview.tsx', "import '@gemas/mocks'; import '@gemas/ui/theme.css'"],
];

describe('forbidden imports', () => {
  const rows = Object.entries(FORBIDDEN).flatMap(([rule, files]) =>
    files.map(([path, source]) => [path, source, rule] as const),
  );

  it.each(rows)('are reported: %s contains "%s" [%s]', (path, source, rule) => {
    const problem = new RegExp(`^${path}:1: .* \\[${rule}\\]`);
    expect(problems([path, source])).toEqual([expect.stringMatching(problem)]);
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
    const rules = Object.keys(RULES).filter((rule) => !(rule in FORBIDDEN));
    expect(rules).toEqual(['layer', 'unknown-folder', 'mocks-once']);
  });
});

describe('allowed imports', () => {
  it.each(ALLOWED)('%s may contain: %s', (path, source) => {
    expect(problems([path, source])).toEqual([]);
  });
});
