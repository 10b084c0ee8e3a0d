// Checks where the packages in package-lock.json come from and what their licences allow, and that workflows and the
// Dockerfile name actions by commit and images by digest. `npm ci` checks versions and hashes, and runs no install script
// (.npmrc).
import { expect, it } from 'vitest';
import { readSource, sourceFiles } from '../lib/sources.ts';

/** The fields of a package in package-lock.json that are checked. */
interface Locked {
  /** Address of the package. Left out by npm if the package comes from the registry that npm is set to use. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** Whether the entry is a link to one of our folders. */
  readonly link?: boolean;
  readonly dev?: boolean;
}

/** Licences that require nothing, or only that the licence text is included. */
const FREE =
  /^\(?(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|OFL-1\.1)( OR .+)?$|^\(MPL-2\.0 OR Apache-2\.0\)$/;
/** Licences that are allowed only for development tools, because tools are not deployed. */
const FREE_FOR_TOOLS = new Set(['MPL-2.0', '(MIT AND Zlib)']);
/** Packages of MIT whose manifests name the licence in an old form, `licenses`, which npm does not copy to the lock file. */
const OLD_MIT = /^(compute-(gcd|lcm)|validate\.io-.+)$/;

/** Returns what is wrong with an entry of the lock file, at a path such as 'node_modules/react'. */
function problemOf(path: string, { resolved, integrity, license, link, dev }: Locked) {
  const name = path.replace(/^.*node_modules\//, '');
  if (link || name === path) return null;
  if (name.startsWith('@gemas/')) return "is no link to a folder of ours, so it is a stranger's";
  if (resolved && !resolved.startsWith('https://registry.npmjs.org/'))
    return `does not come from the registry: ${resolved}`;
  if (!integrity?.startsWith('sha512-')) return 'has no hash of sha512';
  if (FREE.test(license ?? '') || (dev && FREE_FOR_TOOLS.has(license ?? ''))) return null;
  // A build tool uses the data in caniuse-lite, which nevertheless counts as deployed.
  if (name === 'caniuse-lite' && license === 'CC-BY-4.0') return null;
  return license === undefined && OLD_MIT.test(name) ? null : `has the licence ${license}`;
}

it('every package in the lock file comes from the registry, with a hash and an allowed licence', () => {
  const { packages } = JSON.parse(readSource('package-lock.json'));
  const entries = Object.entries<Locked>(packages);
  expect(entries.length).toBeGreaterThan(500);
  const problems = entries.map(([path, found]) => [path, problemOf(path, found)]);
  expect(problems.filter(([, problem]) => problem !== null)).toEqual([]);
});

it.each<[string, Locked, string]>([
  ['@gemas/domain', {}, 'no link to a folder of ours'],
  ['b', { resolved: 'git+ssh://git@github.com/a/b.git#1' }, 'does not come from'],
  ['b', { integrity: 'sha1-abc' }, 'no hash'],
  ['b', { license: 'AGPL-3.0-only' }, 'the licence AGPL'],
  ['b', { license: 'MIT AND GPL-3.0-only' }, 'the licence MIT AND GPL'],
  ['b', { license: 'MPL-2.0' }, 'the licence MPL'],
])('refuses %s with %o', (name, change, problem) => {
  const found = { integrity: 'sha512-abc', license: 'MIT', ...change };
  expect(problemOf(`node_modules/a/node_modules/${name}`, found)).toContain(problem);
});

it.each(['packages/ui', 'mocks'])(
  'npm never asks the registry for another package of ours because of %s',
  (folder) => {
    // npm installs dependencies and required peers that are missing, but no optional peers.
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readSource(`${folder}/package.json`),
    );
    const ours = (names: object = {}) =>
      Object.keys(names).filter((name) => name.startsWith('@gemas/'));
    expect(ours(dependencies)).toEqual([]);
    for (const name of ours(peerDependencies))
      expect(peerDependenciesMeta[name]).toEqual({ optional: true });
  },
);

/** Returns the actions and images of a workflow or a Dockerfile that their owner could change. */
const unpinned = (source: string): string[] =>
  [...source.matchAll(/^\s*(?:- )?(?:uses:|container:|FROM) +(?!sources\b|server\b)(\S+)/gm)]
    .map(([, used = '']) => used)
    .filter((used) => !/@([\da-f]{40}|sha256:[\da-f]{64})$/.test(used));

it('workflows and the Dockerfile name actions by commit and images by digest', () => {
  const paths = sourceFiles(['.github/workflows', 'apps/web/deploy'], /\.yml$|Dockerfile$/);
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.flatMap((path) => unpinned(readSource(path)))).toEqual([]);
  const examples = ['      - uses: a/b@v4', '    container: node:20', 'FROM node:20 AS build'];
  expect(examples.flatMap(unpinned)).toEqual(['a/b@v4', 'node:20', 'node:20']);
});
