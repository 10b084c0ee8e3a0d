// Who may import whom: `node --import tsx .ci/imports.ts`. What no rule allows is forbidden.
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { type Import, importsOf, readSource, sourceFiles } from './sources.ts';

const DOMAIN = '@gemas/domain';
const UI = '@gemas/ui';
const MOCKS = '@gemas/mocks';

const PREVIEW = /^\.storybook\/preview\.tsx$/;
const UNIT_TOOLS = ['vitest', 'fast-check'];
const STORY_TOOLS = ['storybook', 'msw'];

interface Zone {
  readonly at: RegExp;
  readonly ours: readonly string[];
  readonly only?: readonly string[];
  readonly never?: readonly string[];
  readonly tools?: readonly string[];
  readonly rootTools?: boolean;
  readonly node?: boolean;
  readonly reach?: RegExp;
  readonly computed?: boolean;
}

/** What a package says of itself. */
export interface Manifest {
  readonly name: string;
  readonly exports: readonly string[];
  readonly dependencies: readonly string[];
}

/** By a package's name and by its folder, '' for the root. */
export type Manifests = ReadonlyMap<string, Manifest>;

/** A source of the project and its path from the root. */
export interface Source {
  readonly path: string;
  readonly source: string;
}

/**
 * The first zone whose `at` matches a file's path says what that file may import:
 * `ours` our packages · `only` packages by name, else those that its own manifest depends on · `never` packages
 * even so · `tools` packages beyond that · `rootTools` whatever the root's manifest names · `node` node's own
 * modules · `reach` files outside its package · `computed` specifiers that are computed.
 */
const ZONES: readonly Zone[] = [
  { at: /^\.ci\//, ours: [], rootTools: true, node: true },
  {
    at: /^\.storybook\//,
    ours: [DOMAIN, UI, MOCKS],
    tools: ['lucide-react', 'msw', 'react', 'virtual:catalogue', 'virtual:icons'],
    rootTools: true,
    node: true,
    reach: /^(\.ci|docs)\//,
  },

  { at: /^packages\/domain\/src\/.*\.test\.ts$/, ours: [], only: ['yup', ...UNIT_TOOLS] },
  { at: /^packages\/domain\/src\//, ours: [], only: ['yup'] },

  {
    at: /^packages\/ui\/src\/.*(\.stories\.tsx|\/story\.ts)$/,
    ours: [DOMAIN, MOCKS],
    tools: STORY_TOOLS,
    reach: PREVIEW,
  },
  {
    at: /^packages\/ui\/src\/.*\.test\.tsx?$/,
    ours: [DOMAIN, MOCKS],
    tools: UNIT_TOOLS,
    node: true,
  },
  { at: /^packages\/ui\/src\/theme\/tokens\.mjs$/, ours: [], node: true },
  { at: /^packages\/ui\/src\/state-map\//, ours: [] },
  {
    at: /^packages\/ui\/src\//,
    ours: [DOMAIN],
    never: [
      'jotai',
      'axios',
      'react-router',
      'react-router-dom',
      '@tanstack/react-query',
      'jotai-tanstack-query',
    ],
  },

  {
    at: /^apps\/web\/src\/(stories\/|.*\.stories\.tsx$)/,
    ours: [DOMAIN, UI, MOCKS],
    tools: STORY_TOOLS,
    reach: PREVIEW,
  },
  {
    at: /^apps\/web\/src\/.*(\.test\.tsx?|\/visiting\.tsx)$/,
    ours: [DOMAIN, UI, MOCKS],
    tools: [...UNIT_TOOLS, 'msw'],
    node: true,
  },
  { at: /^apps\/web\/src\//, ours: [DOMAIN, UI] },
  {
    at: /^apps\/web\/(journeys|bench)\//,
    ours: [DOMAIN, MOCKS],
    rootTools: true,
    node: true,
    reach: /^\.ci\/chromium\.ts$/,
    computed: true,
  },
  { at: /^apps\/web\/vite\.config\.ts$/, ours: [], rootTools: true, node: true },

  { at: /^mocks\/src\/.*\.test\.ts$/, ours: [DOMAIN], tools: UNIT_TOOLS, node: true },
  { at: /^mocks\/src\/(http|server)\.ts$/, ours: [DOMAIN], node: true },
  { at: /^mocks\/src\//, ours: [DOMAIN] },
];

/** Packages that only some of the web app's files may import. */
const CONFINED = [
  { name: 'jotai', to: /^apps\/web\/src\/state\/core\/jotai\.ts$/ },
  { name: 'jotai-tanstack-query', to: /^apps\/web\/src\/state\// },
  { name: 'axios', to: /^apps\/web\/src\/api\// },
];
const WEB_SOURCE = /^apps\/web\/src\//;

/** The folder that the production build drops: the only one to know the mocks, entered dynamically. */
const DEVELOPMENT = /^apps\/web\/src\/dev\//;
const MOCKS_ENTRY = `${MOCKS}/browser`;

/** Stories, tests and what only they use. */
const FOR_TESTS = /\.(stories|test)\.tsx?$|\/(story\.ts|visiting\.tsx)$|^apps\/web\/src\/stories\//;

const PACKAGE_FOLDER = /^(packages\/[^/]+|apps\/[^/]+|mocks|\.ci|\.storybook)\//;

const folderOf = (path: string) => PACKAGE_FOLDER.exec(path)?.[1] ?? '';
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
const isMocksInDevelopment = (path: string, { specifier, kind }: Import) =>
  specifier === MOCKS_ENTRY && kind !== 'static' && DEVELOPMENT.test(path);

/** An import whose specifier stands there. */
type Named = Import & { readonly specifier: string };

function relativeProblem(zone: Zone, path: string, { specifier, kind }: Named): string | null {
  const target = join(dirname(path), specifier);
  if (folderOf(target) !== folderOf(path)) {
    return zone.reach?.test(target) ? null : 'leaves its package';
  }
  if (FOR_TESTS.test(target) && !FOR_TESTS.test(path)) return 'is there for stories and tests';
  const enters = DEVELOPMENT.test(target) && !DEVELOPMENT.test(path);
  return enters && kind === 'static' ? 'has to be a dynamic import' : null;
}

function ownProblem(zone: Zone, path: string, found: Named, manifests: Manifests): string | null {
  const name = packageOf(found.specifier);
  const entry = `.${found.specifier.slice(name.length)}`;
  if (!manifests.get(name)?.exports.includes(entry)) return 'is not an entry of its package';
  if (zone.ours.includes(name) || isMocksInDevelopment(path, found)) return null;
  return 'may not be imported here';
}

function packageProblem(
  zone: Zone,
  path: string,
  name: string,
  manifests: Manifests,
): string | null {
  const confined = CONFINED.find((rule) => rule.name === name);
  if (confined && WEB_SOURCE.test(path) && !confined.to.test(path))
    return 'may not be imported here';
  if (zone.never?.includes(name)) return 'may not be imported here';
  const declared = zone.only ?? manifests.get(folderOf(path))?.dependencies ?? [];
  const tools = zone.rootTools ? (manifests.get('')?.dependencies ?? []) : [];
  const known = [...declared, ...tools, ...(zone.tools ?? [])].includes(name);
  return known ? null : 'is not among what may be imported here';
}

function problemOf(zone: Zone, path: string, found: Import, manifests: Manifests): string | null {
  const { specifier } = found;
  if (specifier === null) return zone.computed ? null : 'is computed';
  const named = { ...found, specifier };
  if (specifier.startsWith('.')) return relativeProblem(zone, path, named);
  if (specifier.startsWith('@gemas/')) return ownProblem(zone, path, named, manifests);
  if (isBuiltin(specifier)) return zone.node ? null : 'is a module of node';
  return packageProblem(zone, path, packageOf(specifier), manifests);
}

/** What is wrong with the imports of `files`, one line each. */
export function importProblems(files: readonly Source[], manifests: Manifests): string[] {
  const problems: string[] = [];
  const mocksEntered: string[] = [];
  for (const { path, source } of files) {
    const zone = ZONES.find(({ at }) => at.test(path));
    if (!zone) {
      problems.push(`${path}: no rule knows this folder`);
      continue;
    }
    for (const found of importsOf(path, source)) {
      const problem = problemOf(zone, path, found, manifests);
      if (problem)
        problems.push(`${path}:${found.line}: ${found.specifier ?? 'import(…)'} ${problem}`);
      if (found.kind === 'dynamic' && isMocksInDevelopment(path, found)) mocksEntered.push(path);
    }
  }
  if (mocksEntered.length > 1) {
    problems.push(`${MOCKS_ENTRY} is entered more than once: ${mocksEntered.join(', ')}`);
  }
  return problems;
}

function manifestOf(folder: string): Manifest {
  const manifest = JSON.parse(readSource(join(folder, 'package.json')));
  const { dependencies, devDependencies } = manifest;
  return {
    name: manifest.name,
    exports: Object.keys(manifest.exports ?? {}),
    dependencies: Object.keys(
      folder === '' ? { ...dependencies, ...devDependencies } : { ...dependencies },
    ),
  };
}

/** The manifests of the project, as `importProblems` wants them. */
export function projectManifests(): Map<string, Manifest> {
  const manifests = new Map<string, Manifest>();
  for (const folder of ['', 'packages/domain', 'packages/ui', 'apps/web', 'mocks']) {
    const manifest = manifestOf(folder);
    manifests.set(folder, manifest).set(manifest.name, manifest);
  }
  return manifests;
}

/** Every source of the project. */
export function projectSources(): Source[] {
  return sourceFiles(['packages', 'apps', 'mocks', '.storybook', '.ci'], /\.[cm]?[jt]sx?$/).map(
    (path) => ({
      path,
      source: readSource(path),
    }),
  );
}

function main(): void {
  const files = projectSources();
  const problems = importProblems(files, projectManifests());
  for (const problem of problems) console.error(problem);
  console.log(`imports: ${files.length} files, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
