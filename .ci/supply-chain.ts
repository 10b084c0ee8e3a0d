// What is installed, and from where: `node --import tsx .ci/supply-chain.ts`, with `--licences` a table of them.
// Every package of package-lock.json has one exact version from the public registry, a hash and a licence that is
// allowed, and none has to run anything while it is installed.
import { pathToFileURL } from 'node:url';
import { readSource } from './sources.ts';

/** A package in the lock file, as far as it is looked at. */
export interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  /** A workspace of ours. */
  readonly link?: boolean;
  /** Not part of what is deployed. */
  readonly dev?: boolean;
}

/** Packages by their places, 'node_modules/react'. */
export type Lock = Readonly<Record<string, Locked>>;

/** Licences that ask for no more than their text, in SPDX's names. */
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
/** Allowed for tools, which are not deployed. */
const ALLOWED_FOR_TOOLS = new Set(['CC-BY-4.0', 'MPL-2.0']);

/** Data that a tool brings along; the lock file takes it for a dependency of what is deployed (apps/web/build/sbom.ts says what is). */
const EXCEPTIONS: Readonly<Record<string, string>> = { 'caniuse-lite': 'CC-BY-4.0' };

/** Packages with scripts that nothing needs: `npm ci --ignore-scripts` and the build do without. */
const SCRIPTS = new Set(['esbuild', 'fsevents', 'msw']);

/** Where packages come from. An entry without an address is fetched from the registry in use, and its hash decides. */
const REGISTRY = 'https://registry.npmjs.org/';
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;

/** 'react' of 'node_modules/a/node_modules/react'. */
export const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** Whether a licence, or an expression of several, is allowed for what is deployed, or for a tool. */
export function isAllowed(expression: string, isTool: boolean): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some((part) => isAllowed(part, isTool));
  if (plain.includes(' AND ')) return plain.split(' AND ').every((part) => isAllowed(part, isTool));
  return ALLOWED.has(plain) || (isTool && ALLOWED_FOR_TOOLS.has(plain));
}

/** The packages of others in a lock file, by their places. */
export function packagesOf(lock: Lock): [place: string, found: Locked][] {
  return Object.entries(lock).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
}

/** What is wrong with a lock file, one line each. */
export function supplyChainProblems(lock: Lock): string[] {
  return packagesOf(lock).flatMap(([place, found]) => {
    const {
      version = '',
      resolved = REGISTRY,
      integrity = '',
      license,
      hasInstallScript,
      dev = false,
    } = found;
    const name = nameOf(place);
    const problems: string[] = [];
    if (!EXACT.test(version)) problems.push(`has no exact version: '${version}'`);
    if (!resolved.startsWith(REGISTRY))
      problems.push(`does not come from ${REGISTRY}: '${resolved}'`);
    if (!integrity.startsWith('sha512-')) problems.push('has no hash of sha512');
    if (license === undefined) problems.push('names no licence');
    else if (!isAllowed(license, dev) && EXCEPTIONS[name] !== license)
      problems.push(`has the licence ${license}, which is not among those allowed`);
    if (hasInstallScript && !SCRIPTS.has(name))
      problems.push(
        'runs a script while it is installed: see that the build does without, then list it',
      );
    return problems.map((problem) => `${place} ${problem}`);
  });
}

/** Packages by licence, the commonest licence first. */
export function licencesOf(lock: Lock): [licence: string, packages: string[]][] {
  const found = new Map<string, string[]>();
  for (const [place, { version, license = 'none' }] of packagesOf(lock)) {
    found.set(license, [...(found.get(license) ?? []), `${nameOf(place)}@${version}`]);
  }
  return [...found].sort((a, b) => b[1].length - a[1].length);
}

function main(): void {
  const { packages: lock } = JSON.parse(readSource('package-lock.json')) as { packages: Lock };
  if (process.argv.includes('--licences')) {
    for (const [licence, packages] of licencesOf(lock)) {
      console.log(`${licence} (${packages.length})\n  ${packages.sort().join('\n  ')}`);
    }
    return;
  }
  const problems = supplyChainProblems(lock);
  for (const problem of problems) console.error(problem);
  console.log(`supply chain: ${packagesOf(lock).length} packages, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
