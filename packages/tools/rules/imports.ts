// Finds imports of files that a shipped source may not import. Biome checks which packages it may use, and finds import
// cycles (biome.json).
import { dirname, join } from 'node:path/posix';
import type { Source } from '../lib/sources.ts';

/** The folders of the sources that ship. */
export const SHIPPED = ['packages/domain/src', 'packages/ui/src', 'apps/web/src', 'mocks/src'];

/** Matches stories, tests and their helpers. No other source may import them, so that no build contains them. */
export const FOR_TESTS = /\.(stories|test)\.tsx?$|\/src\/(testing|stories)\//;

/** Matches the folder that a production build omits, because it is imported only dynamically. */
const DEVELOPMENT = /^apps\/web\/src\/dev\//;

/** Placeholder in `LAYERS` for all folders that no layer lists by name. */
const TOPICS = '(topics)';
/** Placeholder in `LAYERS` for all files that are not in a subfolder and that no layer lists by name. */
const FILES = '(files)';
/**
 * The layers of a package or folder, from the lowest to the highest. A source may import from its own layer and from
 * lower layers.
 */
const LAYERS: Readonly<Record<string, string>> = {
  'packages/ui/src/':
    'platform < theme < gem < primitives < shell, rich-text < (topics) < screens < state-map, (files)',
  'apps/web/src/':
    'platform < config.ts, schedule.ts < report < api < state < shell < pages < dev, (files) < startup',
  'apps/web/src/state/': 'core < session < (topics), (files)',
};

/** Returns the layer of the source at `path`. `root` is a folder that `LAYERS` lists. Layer 0 is the lowest. */
function layerOf(path: string, root: string): number {
  const [first = '', ...rest] = path.slice(root.length).split('/');
  const layers = (LAYERS[root] ?? '').split(' < ').map((names) => names.split(', '));
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
function problemOf(path: string, specifier: string, isDynamic: boolean): string | null {
  if (!specifier.startsWith('.')) return null;
  const target = join(dirname(path), specifier);
  const home = SHIPPED.find((folder) => path.startsWith(folder)) ?? '';
  if (!target.startsWith(home))
    return 'leads out of its package: import what the other package exports, by its name (@gemas/...)';
  if (FOR_TESTS.test(target))
    return 'leads to a file for stories and tests: move shared code to another file';
  if (!isDynamic && DEVELOPMENT.test(target) && !DEVELOPMENT.test(path))
    return 'must be a dynamic import: a production build cannot omit a static import';
  return isUpward(path, target)
    ? 'leads to a higher layer: move the shared part to the lowest layer that needs it, or pass it as a prop'
    : null;
}

/** Matches an import or a re-export. A dynamic import of a computed path has no group `specifier`. */
const IMPORT =
  /\b(?:from|import) '(?<specifier>[^']+)'|\b(?<call>import\()(?:\s*'(?<literal>[^']+)')?/g;

/** Returns one line for each import of a source that is forbidden: the file, the import, and what to do. */
export const importProblems = ({ path, source }: Source): string[] =>
  [...source.matchAll(IMPORT)].flatMap(({ groups: { specifier, call, literal } = {} }) => {
    const to = specifier ?? literal;
    const problem =
      to === undefined
        ? 'has a computed path: write it as a literal, so that it can be bundled'
        : problemOf(path, to, call !== undefined);
    return problem === null ? [] : [`${path}: '${to ?? 'import(…)'}' ${problem}`];
  });
