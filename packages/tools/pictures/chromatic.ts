// Checks that Chromatic can work with the built catalogue, without a Chromatic token: `node --import tsx
// packages/tools/pictures/chromatic.ts`.
// Chromatic's feature TurboSnap takes pictures only of the stories that a change affects. This check compares these
// stories, which `chromatic trace` lists, with the expected ones.
// Also checks the modes of each story file. A mode is a size of the phone and of the text, see .storybook/pictures.ts.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parse, ROOT, readSource } from '../lib/sources.ts';
import { metaOf, property, storyFiles } from '../stories/stories.ts';

/** A changed file, and what `chromatic trace` must report for this change. */
interface Expectation {
  readonly changed: string;
  /** A story file that must be among those affected by the change. */
  readonly reaches?: string;
  /** Limits for the share of all story files that the change affects, 0 to 1. */
  readonly share: readonly [least: number, most: number];
}

const EXPECTED: readonly Expectation[] = [
  {
    changed: 'packages/ui/src/wallet/GemWallet/GemWallet.tsx',
    reaches: 'packages/ui/src/wallet/GemWallet/GemWallet.stories.tsx',
    share: [0, 0.5],
  },
  { changed: 'packages/ui/src/theme/tokens.ts', share: [0.8, 1] },
  { changed: 'docs/deployment.md', share: [0, 0] },
];

/**
 * Compares the output of `chromatic trace --mode compact` with the expectation. Returns one line for each difference.
 *
 * @param total the number of story files in the Storybook
 */
export function traceProblems(
  { changed, reaches, share: [least, most] }: Expectation,
  output: string,
  total: number,
): string[] {
  const traced = new Set(output.match(/[\w-][\w./-]+\.stories\.tsx/g));
  const problems: string[] = [];
  if (reaches !== undefined && !traced.has(reaches))
    problems.push(`a change of ${changed} takes no picture of ${reaches}`);
  if (traced.size < least * total || traced.size > most * total)
    problems.push(`a change of ${changed} takes pictures of ${traced.size} of ${total} files`);
  return problems;
}

/** Returns a line if a story file has the modes of a screen (`chromatic: screenPictures`) but is no screen, or the reverse. */
export function modeProblems(path: string, source: string): string[] {
  const chromatic = property(
    property(metaOf(parse(path, source).program), 'parameters'),
    'chromatic',
  );
  const asks = chromatic?.type === 'Identifier' && chromatic.name === 'screenPictures';
  if (path.includes('/src/screens/') === asks) return [];
  return [
    asks
      ? `${path}: no screen, but its meta's parameters have chromatic: screenPictures`
      : `${path}: a screen, but its meta's parameters have no chromatic: screenPictures`,
  ];
}

function trace(changed: string): string {
  // The trace goes from a changed file to the files that import it. If the trace reaches a file in `.storybook`,
  // Chromatic stops the trace and takes pictures of all stories. Some pages in `.storybook` import story files, so the
  // option `-u` excludes these pages (`untraced`) from the trace.
  const { untraced } = JSON.parse(readSource('chromatic.config.json')) as { untraced: string[] };
  const without = untraced.flatMap((path) => ['-u', path]);
  const stats = 'storybook-static/preview-stats.json';
  const args = ['trace', changed, '-s', stats, '--mode', 'compact', ...without];
  return execFileSync(`${ROOT}node_modules/.bin/chromatic`, args, { cwd: ROOT, encoding: 'utf8' });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = storyFiles();
  const problems = [
    ...EXPECTED.flatMap((expected) =>
      traceProblems(expected, trace(expected.changed), files.length),
    ),
    ...files.flatMap((path) => modeProblems(path, readSource(path))),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
