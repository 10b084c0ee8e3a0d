// Checks that Chromatic can work with the built catalogue, without a Chromatic token: `node --import tsx
// packages/tools/pictures/chromatic.ts`.
// Chromatic's feature TurboSnap takes pictures only of the stories that a change affects. This check compares these
// stories, which `chromatic trace` lists, with the expected ones.
// Also checks the modes of each story file. A mode is a size of the phone and of the text, see .storybook/pictures.ts.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parse, ROOT, readSource } from '../lib/sources.ts';
import { reportProblems } from '../lib/terminal.ts';
import { metaOf, property, storyFiles } from '../stories/stories.ts';

const CATALOGUE = 'storybook-static';
const STATS = `${CATALOGUE}/preview-stats.json`;

/** A changed file, and the story files that `chromatic trace` must report for this change. */
interface Expectation {
  changed: string;
  /** Story files that must be among those affected by the change. */
  reaches: readonly string[];
  /** Limits for the share of all story files that the change affects, 0 to 1. */
  share: readonly [least: number, most: number];
}

const EXPECTED: readonly Expectation[] = [
  {
    changed: 'packages/ui/src/wallet/GemWallet/GemWallet.tsx',
    reaches: ['packages/ui/src/wallet/GemWallet/GemWallet.stories.tsx'],
    share: [0, 0.5],
  },
  {
    changed: 'packages/ui/src/theme/tokens.ts',
    reaches: ['packages/ui/src/primitives/Button/Button.stories.tsx'],
    share: [0.8, 1],
  },
  { changed: 'docs/deployment.md', reaches: [], share: [0, 0] },
];

/** Returns the story files in the output of `chromatic trace --mode compact`. */
export function tracedStories(output: string): string[] {
  return [...new Set(output.match(/[\w./-]+\.stories\.tsx/g))];
}

/**
 * Compares the result of `chromatic trace` with the expectation. Returns one line for each difference.
 *
 * @param traced the story files that `chromatic trace` has listed
 * @param total the number of story files in the Storybook
 */
export function traceProblems(
  { changed, reaches, share: [least, most] }: Expectation,
  traced: readonly string[],
  total: number,
): string[] {
  const share = traced.length / total;
  return [
    ...reaches
      .filter((path) => !traced.includes(path))
      .map((path) => `a change of ${changed} takes no picture of ${path}`),
    ...(share < least || share > most
      ? [`a change of ${changed} takes pictures of ${traced.length} of ${total} story files`]
      : []),
  ];
}

/** Whether a story file sets `chromatic: screenPictures`, so that pictures are taken in all modes of a screen. */
function asksForScreens(path: string, source: string): boolean {
  const meta = metaOf(parse(path, source).program);
  const chromatic = property(property(meta, 'parameters'), 'chromatic');
  return chromatic?.type === 'Identifier' && chromatic.name === 'screenPictures';
}

/** Returns one line for each story file that has the modes of a screen but is no screen, or the reverse. */
export function modeProblems(paths: readonly string[], read = readSource): string[] {
  return paths.flatMap((path) => {
    const isScreen = path.includes('/src/screens/');
    if (isScreen === asksForScreens(path, read(path))) return [];
    return [
      isScreen
        ? `${path}: a screen, but its meta's parameters have no chromatic: screenPictures`
        : `${path}: no screen, but its meta's parameters have chromatic: screenPictures`,
    ];
  });
}

function trace(changed: string): string[] {
  // The trace goes from a changed file to the files that import it. If the trace reaches a file in `.storybook`,
  // Chromatic stops the trace and takes pictures of all stories. Some pages in `.storybook` import story files, so the
  // option `-u` excludes these pages (`untraced`) from the trace.
  const { untraced } = JSON.parse(readSource('chromatic.config.json')) as { untraced: string[] };
  const without = untraced.flatMap((path) => ['-u', path]);
  const args = ['trace', changed, '-s', STATS, '--mode', 'compact', ...without];
  const output = execFileSync(`${ROOT}node_modules/.bin/chromatic`, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return tracedStories(output);
}

function main(): void {
  const missing = ['index.json', 'project.json', 'preview-stats.json'].filter(
    (name) => !existsSync(`${ROOT}${CATALOGUE}/${name}`),
  );
  if (missing.length > 0) {
    console.error(
      `${CATALOGUE} lacks ${missing.join(', ')}: build the catalogue with --stats-json`,
    );
    process.exitCode = 1;
    return;
  }
  const { entries } = JSON.parse(readSource(`${CATALOGUE}/index.json`)) as {
    entries: Record<string, { type: string; importPath: string }>;
  };
  const files = new Set(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ importPath }) => importPath),
  );
  const problems = [
    ...EXPECTED.flatMap((expected) => traceProblems(expected, trace(expected.changed), files.size)),
    ...modeProblems(storyFiles()),
  ];
  reportProblems(`chromatic: ${EXPECTED.length} changes traced,`, problems);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
