// Checks the packages in package-lock.json: `node --import tsx packages/tools/rules/supply-chain.ts`. A package must have
// an exact version, a hash and an allowed licence. It must come from the public registry, and it must work without its
// install scripts. Also checks that workflows and the Dockerfile name actions by commit and images by digest.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT, readSource } from '../lib/sources.ts';
import { reportProblems } from '../lib/terminal.ts';

/** The fields of a package in package-lock.json that are checked. */
export interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** Whether the entry is a link to one of our workspaces. */
  readonly link?: boolean;
  readonly dev?: boolean;
}

/** The packages in package-lock.json, by path: 'node_modules/react'. */
export type Lock = Readonly<Record<string, Locked>>;

/** SPDX ids of licences that require nothing, or only that the licence text is included. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'W3C-20150513',
]);
/** Licences that are allowed only for development tools, because tools are not deployed. */
const ALLOWED_FOR_TOOLS = new Set(['CC-BY-4.0', 'MPL-2.0', 'Zlib']);

/**
 * Other allowed licences, by package name. Only a build tool uses the data in caniuse-lite. Nevertheless
 * package-lock.json marks caniuse-lite as a dependency of the deployed app.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = { 'caniuse-lite': 'CC-BY-4.0' };

/** Packages of MIT whose manifests name the licence in an old form, `licenses`, which npm does not copy to the lock file. */
const OLD_MIT =
  /^(?:compute-gcd|compute-lcm|validate\.io-(?:function|integer|integer-array|number))$/;

/** Packages whose install scripts are not needed: `npm ci --ignore-scripts` and the build work without them. */
const SCRIPTS = new Set(['esbuild', 'fsevents', 'msw']);

/**
 * Registry from which packages must come. A package whose entry has no `resolved` is accepted: it comes from the
 * registry that npm is configured to use, and npm checks its hash.
 */
const REGISTRY = 'https://registry.npmjs.org/';
/** Scope of our own packages. Nobody owns it in the registry, so a package of this name from there is a stranger's. */
const OWN_SCOPE = '@gemas/';
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;

/** Returns the name of a package: 'react' for 'node_modules/a/node_modules/react'. */
const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** Whether a package with this licence may be used. `expression` may combine licences: 'MIT OR GPL-3.0'. */
function isAllowed(expression: string, isTool: boolean): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => isAllowed(part, isTool));
  if (plain.includes(' AND ')) return plain.split(' AND ').every((part) => isAllowed(part, isTool));
  return ALLOWED.has(plain) || (isTool && ALLOWED_FOR_TOOLS.has(plain));
}

/** Returns the third-party packages in a lock file, with their paths. */
function packagesOf(lock: Lock): [place: string, found: Locked][] {
  return Object.entries(lock).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
}

/** Returns the problems of a lock file, one line each. */
export function supplyChainProblems(lock: Lock): string[] {
  return packagesOf(lock).flatMap(([place, found]) => {
    const { version = '', resolved = REGISTRY, dev = false } = found;
    const name = nameOf(place);
    const { license = OLD_MIT.test(name) ? 'MIT' : undefined } = found;
    const problems: string[] = [];
    if (name.startsWith(OWN_SCOPE))
      problems.push(`is no link to a folder of ours: anybody can publish ${OWN_SCOPE} packages`);
    if (!EXACT.test(version)) problems.push(`has no exact version: '${version}'`);
    if (!resolved.startsWith(REGISTRY))
      problems.push(`does not come from ${REGISTRY}: '${resolved}'`);
    if (!found.integrity?.startsWith('sha512-')) problems.push('has no hash of sha512');
    if (license === undefined) problems.push('names no licence');
    else if (!isAllowed(license, dev) && EXCEPTIONS[name] !== license)
      problems.push(`has the licence ${license}, which is not allowed`);
    if (found.hasInstallScript && !SCRIPTS.has(name))
      problems.push(
        'runs a script while it is installed: check that the build works without the script, then add the package to SCRIPTS',
      );
    return problems.map((problem) => `${place} ${problem}`);
  });
}

/** Matches an action or an image in a workflow or a Dockerfile. A later stage of a build names an earlier one. */
const USED = /^\s*(?:- )?(?:uses:|container:|FROM) +(?!sources\b|server\b)(\S+)/gm;
/** Matches what nobody can move to other code: an action at a commit, an image by its digest. */
const PINNED = /@(?:[\da-f]{40}|sha256:[\da-f]{64})$/;

/** Returns the actions and images of a workflow or a Dockerfile that their owner could change. */
export const unpinned = (source: string): string[] =>
  [...source.matchAll(USED)].flatMap(([, used = '']) => (PINNED.test(used) ? [] : used));

function main(): void {
  const { packages: lock } = JSON.parse(readSource('package-lock.json')) as { packages: Lock };
  const workflows = readdirSync(`${ROOT}.github/workflows`).map(
    (name) => `.github/workflows/${name}`,
  );
  const moving = [...workflows, 'apps/web/deploy/Dockerfile'].flatMap((path) =>
    unpinned(readSource(path)).map((used) => `${path}: ${used} is not pinned`),
  );
  const { length } = packagesOf(lock);
  reportProblems(`supply chain: ${length} packages,`, [...supplyChainProblems(lock), ...moving]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
