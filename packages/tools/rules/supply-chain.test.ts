import { expect, it } from 'vitest';
import { readSource } from '../lib/sources.ts';
import { type Lock, type Locked, supplyChainProblems, unpinned } from './supply-chain.ts';

const fine: Locked = { version: '1.2.3', integrity: 'sha512-abc', license: 'MIT' };
const lockOf = (found: Locked): Lock => ({
  '': { version: '1.0.0' },
  'packages/ui': { version: '1.0.0' },
  'node_modules/@gemas/ui': { link: true },
  'node_modules/a/node_modules/b': found,
});

it.each<[string, Partial<Locked>]>([
  ['with version, hash and licence', {}],
  ['from the public registry', { resolved: 'https://registry.npmjs.org/b/-/b-1.2.3.tgz' }],
  ['with a choice of two licences', { license: '(MPL-2.0 OR Apache-2.0)' }],
  ['with two licences', { license: 'MIT AND ISC' }],
  ['a prerelease', { version: '1.2.3-rc.1' }],
  ['a release with a name', { version: '0.1.6-no-external-plugins' }],
  ['a tool under the MPL', { license: 'MPL-2.0', dev: true }],
])('accepts a package: %s', (_, change) => {
  expect(supplyChainProblems(lockOf({ ...fine, ...change }))).toEqual([]);
});

it.each<[string, Partial<Locked>, string]>([
  ['a version range', { version: '^1.2.3' }, "has no exact version: '^1.2.3'"],
  ['a branch of git', { resolved: 'git+ssh://git@github.com/a/b.git#1' }, 'does not come from'],
  [
    'an address that begins like the registry',
    { resolved: 'https://registry.npmjs.org.a.b/b' },
    'does not come',
  ],
  ['no hash', { integrity: '' }, 'has no hash'],
  ['a SHA-1 hash', { integrity: 'sha1-abc' }, 'has no hash'],
  ['a licence that is not allowed', { license: 'AGPL-3.0-only' }, 'has the licence AGPL-3.0-only'],
  ['a licence that is only allowed for tools', { license: 'MPL-2.0' }, 'has the licence MPL-2.0'],
  [
    'an additional licence that is not allowed',
    { license: 'MIT AND GPL-3.0-only' },
    'has the licence',
  ],
  ['an install script', { hasInstallScript: true }, 'runs a script'],
])('refuses a package with %s', (_, change, expected) => {
  const [problem, ...others] = supplyChainProblems(lockOf({ ...fine, ...change }));
  expect(problem).toMatch(/^node_modules\/a\/node_modules\/b /);
  expect(problem).toContain(expected);
  expect(others).toEqual([]);
});

it('refuses a package without a licence', () => {
  const { license: _, ...without } = fine;
  expect(supplyChainProblems(lockOf(without))).toEqual([
    'node_modules/a/node_modules/b names no licence',
  ]);
});

it("refuses a package of our scope that is no link, because it would be a stranger's", () => {
  const lock: Lock = { 'node_modules/@gemas/domain': fine };
  expect(supplyChainProblems(lock)).toEqual([
    'node_modules/@gemas/domain is no link to a folder of ours: anybody can publish @gemas/ packages',
  ]);
});

it.each(['packages/ui', 'mocks'])(
  'npm never asks the registry for another package of ours because of %s',
  (folder) => {
    // npm installs dependencies and required peers that are missing, but no optional peers.
    const manifest = JSON.parse(readSource(`${folder}/package.json`));
    const ours = (names: object = {}) =>
      Object.keys(names).filter((name) => /^@gemas\//.test(name));
    expect(ours(manifest.dependencies)).toEqual([]);
    for (const name of ours(manifest.peerDependencies)) {
      expect(manifest.peerDependenciesMeta[name]).toEqual({ optional: true });
    }
  },
);

const COMMIT = '11d5960a326750d5838078e36cf38b85af677262';
it.each([
  [`      - uses: a/b@${COMMIT} # v4.4.0`, []],
  [`FROM node:20@sha256:${'ab'.repeat(32)} AS build`, []],
  ['FROM sources AS build', []],
  ['      - uses: a/b', ['a/b']],
  ['      - uses: a/b@v4', ['a/b@v4']],
  ['        uses: a/b@11d5960', ['a/b@11d5960']],
  ['    container: node:20-bookworm', ['node:20-bookworm']],
])('unpinned(%j) returns %j', (source, expected) => {
  expect(unpinned(source)).toEqual(expected);
});
