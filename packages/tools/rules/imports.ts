// Checks that files import only what they may import: `node --import tsx packages/tools/rules/imports.ts`. `--list`
// prints all rules. An import is forbidden unless a rule allows it. Biome finds import cycles (`noImportCycles`).
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import {
  type Import,
  importsOf,
  readSource,
  readSources,
  type Source,
  sourceFiles,
} from '../lib/sources.ts';
import { reportProblems } from '../lib/terminal.ts';

const DOMAIN = '@gemas/domain';
const UI = '@gemas/ui';
const MOCKS = '@gemas/mocks';
const TOOLS = '@gemas/tools';
const WEB = '@gemas/web';

/** Files of Storybook's configuration that stories may import: the preview, the clock, and the modes of pictures. */
const PREVIEW = /^\.storybook\/(preview\.tsx|clock\.ts|pictures\.ts)$/;
const UNIT_TOOLS = ['vitest', 'fast-check'];
const STORY_TOOLS = ['storybook', 'msw'];

/** Files with the same rules, and what these files may import. */
interface Zone {
  /** Matches the paths of the files. */
  readonly at: RegExp;
  /** Packages of this project that are allowed. */
  readonly ours?: readonly string[];
  /** Third-party packages that are allowed. Default: the dependencies in the manifest of the file's own package. */
  readonly only?: readonly string[];
  /** Further packages that are allowed, in addition to the packages that `only` allows. */
  readonly tools?: readonly string[];
  /** Whether built-in modules of Node are allowed. */
  readonly node?: boolean;
  /** Whether built-in modules of Node and the dependencies of the root manifest are allowed. */
  readonly rootTools?: boolean;
  /** Matches the paths of allowed files outside the file's own package. */
  readonly reach?: RegExp;
  /** Whether the specifier of an import may be computed. */
  readonly computed?: boolean;
}

/** The checked fields of a package.json file. */
export interface Manifest {
  readonly name: string;
  /**
   * The source file of each entry point: './src/index.ts' for '.'. The value may also be an object of resolve
   * conditions. Its condition `source` is the source file.
   */
  readonly exports: Readonly<Record<string, string | { readonly source: string }>>;
  readonly dependencies: readonly string[];
}

/**
 * All manifests. The map contains each manifest twice: by the name of the package, and by the folder of the package.
 * The folder of the root is ''.
 */
export type Manifests = ReadonlyMap<string, Manifest>;

/** The first zone whose `at` matches the path of a file applies. */
const ZONES: readonly Zone[] = [
  {
    at: /^packages\/tools\/packages\//,
    tools: ['react', 'react-dom', 'styled-components'],
    rootTools: true,
    computed: true,
  },
  { at: /^packages\/tools\//, rootTools: true },
  {
    at: /^\.storybook\//,
    ours: [DOMAIN, UI, MOCKS, TOOLS],
    tools: [
      'lucide-react',
      'msw',
      'react',
      'react-dom',
      'virtual:addons',
      'virtual:catalogue',
      'virtual:changes',
      'virtual:controls',
      'virtual:icons',
      'virtual:missing',
      'virtual:snippets',
    ],
    rootTools: true,
    // Storybook bundles its manager without the resolve condition `source`, so the name of a package would lead to
    // built files, which may not exist. The manager and main.ts import by path instead.
    reach:
      /^(packages\/tools\/|docs\/|packages\/(domain|ui)\/(api\/|README\.md)|packages\/domain\/src\/format\/fold\.ts$|mocks\/(api\/|README\.md|src\/(personas|scenarios)\/names\.ts$)|packages\/ui\/src\/(state-map\/index\.ts$|.*\.stories\.tsx$))/,
  },

  { at: /^packages\/domain\/src\/.*\.test\.ts$/, only: ['yup', ...UNIT_TOOLS] },
  { at: /^packages\/domain\/src\//, only: ['yup'] },

  {
    at: /^packages\/ui\/src\/(testing\/|.*\.stories\.tsx$)/,
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
  { at: /^packages\/ui\/src\/theme\/tokens\.mjs$/, node: true },
  { at: /^packages\/ui\/src\/state-map\// },
  // The two font packages are only development dependencies of ui, because the build copies their files into ui
  // (packages/tools/packages/build.ts). So fonts.ts needs a zone of its own that allows them.
  {
    at: /^packages\/ui\/src\/theme\/fonts\.ts$/,
    only: ['@fontsource-variable/figtree', '@fontsource-variable/gabarito'],
  },
  { at: /^packages\/ui\/src\//, ours: [DOMAIN] },

  {
    at: /^apps\/web\/src\/(stories\/|.*\.stories\.tsx$)/,
    ours: [DOMAIN, UI, MOCKS],
    tools: STORY_TOOLS,
    reach: PREVIEW,
  },
  {
    at: /^apps\/web\/src\/(testing\/|.*\.test\.tsx?$)/,
    ours: [DOMAIN, UI, MOCKS, TOOLS],
    tools: [...UNIT_TOOLS, ...STORY_TOOLS],
    node: true,
  },
  { at: /^apps\/web\/src\//, ours: [DOMAIN, UI] },
  {
    at: /^apps\/e2e\/journeys\/payloads\//,
    ours: [DOMAIN, UI, MOCKS, TOOLS],
    tools: ['dompurify'],
    rootTools: true,
  },
  { at: /^apps\/e2e\/matrix\/page\//, ours: [DOMAIN, UI, WEB] },
  {
    at: /^apps\/e2e\/matrix\/vite\.config\.ts$/,
    rootTools: true,
    reach: /^apps\/web\/vite\.config\.ts$/,
  },
  { at: /^apps\/e2e\//, ours: [DOMAIN, MOCKS, TOOLS, WEB], rootTools: true, computed: true },
  {
    at: /^apps\/web\/(vite\.config\.ts$|build\/|pwa\/)/,
    ours: [UI, TOOLS],
    rootTools: true,
    reach:
      /^packages\/(tools\/lib\/(chromium|conditions)|domain\/src\/(routes\/routes|session\/login-code-key))\.ts$/,
  },
  {
    at: /^apps\/web\/deploy\//,
    ours: [DOMAIN, MOCKS, TOOLS],
    rootTools: true,
    // vite.config.ts imports deploy/categories.ts, which imports search.ts by path, so that Vite reads the source file.
    // An import of '@gemas/domain' would load the built files of the package, which may not exist.
    reach: /^packages\/(tools\/lib\/|domain\/src\/vault\/search\.ts$)/,
  },

  // An example of another team's app. It installs our packages as published, and has its own libraries.
  {
    at: /^apps\/guest\/page\//,
    ours: [DOMAIN, UI, MOCKS],
    tools: ['vite', '@vitejs/plugin-react'],
  },
  { at: /^apps\/guest\//, ours: [TOOLS], rootTools: true },

  { at: /^mocks\/src\/.*\.test\.ts$/, ours: [DOMAIN], tools: UNIT_TOOLS, node: true },
  { at: /^mocks\/src\/(http|server)\.ts$/, ours: [DOMAIN], node: true },
  { at: /^mocks\/bin\// },
  { at: /^mocks\/src\//, ours: [DOMAIN] },
];

/**
 * Packages that ui and the web app may import only in files that match `to`. This rule applies even if the manifest
 * lists the package. No file of ui matches `to`.
 */
const CONFINED = [
  { name: 'jotai', to: /^apps\/web\/src\/state\/core\/jotai\.ts$/ },
  { name: 'jotai-tanstack-query', to: /^apps\/web\/src\/state\// },
  { name: 'axios', to: /^apps\/web\/src\/api\// },
  { name: 'react-router', to: /^apps\/web\// },
  { name: 'react-router-dom', to: /^apps\/web\// },
  { name: '@tanstack/react-query', to: /^apps\/web\// },
];
const CONFINED_IN = /^(packages\/ui|apps\/web)\/src\//;

/**
 * Matches the folder that a production build omits. Only files in this folder may import the mocks, and only by a
 * dynamic import.
 */
const DEVELOPMENT = /^apps\/web\/src\/dev\//;
const MOCKS_ENTRY = `${MOCKS}/browser`;

/** Matches stories, tests and their helpers. No other source may import them, so that no build contains them. */
const FOR_TESTS = /\.(stories|test)\.tsx?$|\/src\/(testing|stories)\/|^(\.storybook|apps\/e2e)\//;

/** Placeholder in `LAYERS` for all folders that no layer lists by name. */
const TOPICS = '(topics)';
/** Placeholder in `LAYERS` for all files that are not in a subfolder and that no layer lists by name. */
const FILES = '(files)';
/** The layers of a package or folder. The lowest is first. A source may import from its own layer and lower layers. */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/ui/src/': [
    ['platform'],
    ['theme'],
    ['gem'],
    ['primitives'],
    ['shell', 'rich-text'],
    [TOPICS],
    ['screens'],
    ['state-map', FILES],
  ],
  'apps/web/src/': [
    ['platform'],
    ['config.ts', 'schedule.ts'],
    ['report'],
    ['api'],
    ['state'],
    ['shell'],
    ['pages'],
    ['dev', FILES],
    ['startup'],
  ],
  'apps/web/src/state/': [['core'], ['session'], [TOPICS, FILES]],
};

/** The rules by id. Each text completes the sentence "The import 'x' …" and says how to fix the problem. */
export const RULES = {
  computed:
    'has a computed path: write the path as a literal, so that it can be checked and bundled',
  'leaves-package':
    'leads to a file of another package: import what that package exports, by its name (@gemas/...)',
  'for-tests':
    'leads to a file for stories and tests, which must not be part of a build: move shared code to another file',
  development:
    'must be a dynamic import: a production build omits the development folder, and cannot omit a static import',
  'package-entry-point':
    'is not an entry point of its package: export what you need in its index.ts and import the package by its name',
  'package-order':
    'may not be imported here: domain is alone, ui and mocks build on domain, web on domain and ui, e2e on web; pass the value as an argument or a prop',
  confined:
    'may not be imported here: jotai goes through state/core/jotai.ts, queries are made in state, calls in api; ui takes props',
  undeclared:
    'is not a dependency of this folder: add it to the package.json of this folder, if this folder should depend on it',
  node: 'is a module of Node, but this code runs in a browser',
  layer:
    'leads to a higher layer: move the shared part to the lowest layer that needs it, or pass it as a prop',
  'unknown-folder': 'no rule knows this folder: add it to ZONES in packages/tools/rules/imports.ts',
  'mocks-once': `${MOCKS_ENTRY} is imported by more than one file: keep one import, because a production build omits only one`,
} as const;

type Rule = keyof typeof RULES;

const PACKAGE_FOLDER = /^(packages\/[^/]+|apps\/guest\/page|apps\/[^/]+|mocks|\.storybook)\//;

const folderOf = (path: string) => PACKAGE_FOLDER.exec(path)?.[1] ?? '';
const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
const isMocksInDevelopment = (path: string, { specifier, kind }: Import) =>
  specifier === MOCKS_ENTRY && kind !== 'static' && DEVELOPMENT.test(path);

type Named = Import & { readonly specifier: string };

/** Returns the layer of the source at `path`. `root` is a folder that `LAYERS` lists. Layer 0 is the lowest. */
function layerOf(path: string, root: string): number {
  const layers = LAYERS[root] ?? [];
  const [first = '', ...rest] = path.slice(root.length).split('/');
  const layerNamed = (name: string) => layers.findIndex((names) => names.includes(name));
  const named = layerNamed(first);
  return named >= 0 ? named : layerNamed(rest.length > 0 ? TOPICS : FILES);
}

function isUpward(path: string, target: string): boolean {
  return Object.keys(LAYERS).some(
    (root) =>
      path.startsWith(root) &&
      target.startsWith(root) &&
      layerOf(target, root) > layerOf(path, root),
  );
}

function relativeProblem(zone: Zone, path: string, { specifier, kind }: Named): Rule | null {
  const target = join(dirname(path), specifier);
  if (folderOf(target) !== folderOf(path)) {
    return zone.reach?.test(target) ? null : 'leaves-package';
  }
  if (FOR_TESTS.test(path)) return null;
  if (FOR_TESTS.test(target)) return 'for-tests';
  const enters = DEVELOPMENT.test(target) && !DEVELOPMENT.test(path);
  if (enters && kind === 'static') return 'development';
  return isUpward(path, target) ? 'layer' : null;
}

/**
 * Returns the source file for an entry point such as './components', or undefined if no key of `exports` matches. A key
 * may contain '*' as a wildcard.
 */
function sourceOf(exports: Manifest['exports'], subpath: string): string | undefined {
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? subpath !== pattern : !subpath.startsWith(start)) continue;
    const path = typeof target === 'string' ? target : target.source;
    return path.replace('*', subpath.slice(start.length));
  }
  return undefined;
}

function ownProblem(zone: Zone, path: string, found: Named, manifests: Manifests): Rule | null {
  const name = packageOf(found.specifier);
  const target = sourceOf(
    manifests.get(name)?.exports ?? {},
    `.${found.specifier.slice(name.length)}`,
  );
  if (target === undefined) return 'package-entry-point';
  if (FOR_TESTS.test(target) && !FOR_TESTS.test(path)) return 'for-tests';
  return zone.ours?.includes(name) || isMocksInDevelopment(path, found) ? null : 'package-order';
}

function packageProblem(zone: Zone, path: string, name: string, manifests: Manifests): Rule | null {
  const confined = CONFINED.find((rule) => rule.name === name);
  if (confined && CONFINED_IN.test(path) && !confined.to.test(path)) return 'confined';
  const declared = zone.only ?? manifests.get(folderOf(path))?.dependencies ?? [];
  const tools = zone.rootTools ? (manifests.get('')?.dependencies ?? []) : [];
  const known = [...declared, ...tools, ...(zone.tools ?? [])].includes(name);
  return known ? null : 'undeclared';
}

function problemOf(zone: Zone, path: string, found: Import, manifests: Manifests): Rule | null {
  const { specifier } = found;
  if (specifier === null) return zone.computed ? null : 'computed';
  const named = { ...found, specifier };
  if (specifier.startsWith('.')) return relativeProblem(zone, path, named);
  if (specifier.startsWith('@gemas/')) return ownProblem(zone, path, named, manifests);
  if (isBuiltin(specifier)) return zone.node || zone.rootTools ? null : 'node';
  return packageProblem(zone, path, packageOf(specifier), manifests);
}

/**
 * Returns one line for each forbidden import in `files`. A line names the file, the line number, the import and the
 * rule, and says how to fix the problem.
 */
export function importProblems(files: readonly Source[], manifests: Manifests): string[] {
  const problems: string[] = [];
  const add = (where: string, rule: Rule) => problems.push(`${where} [${rule}] ${RULES[rule]}`);
  const mocksEntered: string[] = [];
  for (const { path, source } of files) {
    const zone = ZONES.find(({ at }) => at.test(path));
    if (!zone) {
      add(`${path}:`, 'unknown-folder');
      continue;
    }
    for (const found of importsOf(path, source)) {
      const rule = problemOf(zone, path, found, manifests);
      if (rule) add(`${path}:${found.line}: '${found.specifier ?? 'import(…)'}'`, rule);
      if (found.kind === 'dynamic' && isMocksInDevelopment(path, found)) mocksEntered.push(path);
    }
  }
  if (mocksEntered.length > 1) add(`${mocksEntered.join(', ')}:`, 'mocks-once');
  return problems;
}

function manifestOf(folder: string): Manifest {
  const manifest = JSON.parse(readSource(join(folder, 'package.json')));
  const { name, exports = {}, dependencies, devDependencies, peerDependencies } = manifest;
  const others = folder === '' ? devDependencies : peerDependencies;
  return { name, exports, dependencies: Object.keys({ ...dependencies, ...others }) };
}

/** Reads all manifests of the project. */
export function projectManifests(): Map<string, Manifest> {
  const { workspaces }: { workspaces: string[] } = JSON.parse(readSource('package.json'));
  const manifests = new Map<string, Manifest>();
  for (const folder of ['', ...workspaces, 'apps/guest/page']) {
    const manifest = manifestOf(folder);
    manifests.set(folder, manifest).set(manifest.name, manifest);
  }
  return manifests;
}

function main(): void {
  if (process.argv.includes('--list')) {
    for (const [rule, text] of Object.entries(RULES)) console.log(`${rule}: ${text}`);
    return;
  }
  const folders = ['packages', 'apps', 'mocks', '.storybook'];
  const files = readSources(sourceFiles(folders, /\.[cm]?[jt]sx?$/));
  reportProblems(`imports: ${files.length} files,`, importProblems(files, projectManifests()));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
