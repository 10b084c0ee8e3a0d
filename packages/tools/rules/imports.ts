// Checks which files a shipped source imports: `node --import tsx packages/tools/rules/imports.ts`. Biome checks which
// packages it may use, and finds import cycles (biome.json).
import { dirname, join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { type Import, importsOf, readSources, type Source, sourceFiles } from '../lib/sources.ts';
import { reportProblems } from '../lib/terminal.ts';

/** The folders of the sources that ship. */
const SHIPPED = ['packages/domain/src/', 'packages/ui/src/', 'apps/web/src/', 'mocks/src/'];

/** Matches stories, tests and their helpers. No other source may import them, so that no build contains them. */
const FOR_TESTS = /\.(stories|test)\.tsx?$|\/src\/(testing|stories)\//;

/** Matches the folder that a production build omits, because it is imported only dynamically. */
const DEVELOPMENT = /^apps\/web\/src\/dev\//;

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

/** Returns the layer of the source at `path`. `root` is a folder that `LAYERS` lists. Layer 0 is the lowest. */
function layerOf(path: string, root: string): number {
  const layers = LAYERS[root] ?? [];
  const [first = '', ...rest] = path.slice(root.length).split('/');
  const layerNamed = (name: string) => layers.findIndex((names) => names.includes(name));
  const named = layerNamed(first);
  return named >= 0 ? named : layerNamed(rest.length > 0 ? TOPICS : FILES);
}

const isUpward = (path: string, target: string): boolean =>
  Object.keys(LAYERS).some(
    (root) =>
      path.startsWith(root) &&
      target.startsWith(root) &&
      layerOf(target, root) > layerOf(path, root),
  );

/** Returns what is wrong with an import of the source at `path`, and how to mend it. Returns null if nothing is wrong. */
function problemOf(path: string, { specifier, kind }: Import): string | null {
  if (specifier === null)
    return 'has a computed path: write it as a literal, so that it can be bundled';
  if (!specifier.startsWith('.')) return null;
  const target = join(dirname(path), specifier);
  const home = SHIPPED.find((folder) => path.startsWith(folder)) ?? '';
  if (!target.startsWith(home))
    return 'leads out of its package: import what the other package exports, by its name (@gemas/...)';
  if (FOR_TESTS.test(target))
    return 'leads to a file for stories and tests: move shared code to another file';
  if (kind === 'static' && DEVELOPMENT.test(target) && !DEVELOPMENT.test(path))
    return 'must be a dynamic import: a production build cannot omit a static import';
  return isUpward(path, target)
    ? 'leads to a higher layer: move the shared part to the lowest layer that needs it, or pass it as a prop'
    : null;
}

/** Returns one line for each forbidden import in `files`: the file, the line number, the import, and what to do. */
export function importProblems(files: readonly Source[]): string[] {
  return files.flatMap(({ path, source }) =>
    importsOf(path, source).flatMap((found) => {
      const problem = problemOf(path, found);
      return problem === null
        ? []
        : [`${path}:${found.line}: '${found.specifier ?? 'import(…)'}' ${problem}`];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folders = SHIPPED.map((folder) => folder.slice(0, -1));
  const paths = sourceFiles(folders, /\.[cm]?[jt]sx?$/).filter((path) => !FOR_TESTS.test(path));
  reportProblems(`imports: ${paths.length} files,`, importProblems(readSources(paths)));
}
