import { execFileSync } from 'node:child_process';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { ROOT, readSource } from '../lib/sources.ts';

/** Runs git and returns its output. Returns null if git fails, for example outside of a git repository. */
export type Git = (...args: string[]) => string | null;

const runGit: Git = (...args) => {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
};

const STORIES = ['--', '*.stories.tsx'];

/** Returns the version of the last release in a changelog: '1.0.0' for '## [1.0.0]'. */
export const lastVersion = (changelog: string): string | null =>
  /^## \[(\d[^\]]*)\]/m.exec(changelog)?.[1] ?? null;

/** Returns a key that survives a change of title or folder: the file name of a story, and the last part of its id. */
export const storyKey = ({ path, id }: { path: string; id: string }): string =>
  `${path.split('/').at(-1)} ${id.split('--').at(-1)}`;

/**
 * Returns the keys (`storyKey`) of the stories in the last release. These are the stories in the commit that added the
 * heading of the release to the changelog. Returns null if the git history does not contain that commit.
 */
export function releasedStories(
  git: Git = runGit,
  changelog: string = readSource('CHANGELOG.md'),
): ReadonlySet<string> | null {
  const version = lastVersion(changelog);
  if (version === null || git('rev-parse', '--is-shallow-repository')?.trim() !== 'false')
    return null;
  const commit = git('log', '--format=%H', `-S## [${version}]`, '--', 'CHANGELOG.md')
    ?.trim()
    .split('\n')
    .at(-1);
  const lines = commit && git('grep', '-E', '^export const [A-Z]', commit, ...STORIES);
  if (!lines) return null;
  const stories = [...lines.matchAll(/^[^:]+:([^:]+):export const (\w+)/gm)];
  return new Set(
    stories.map(([, path = '', exported = '']) =>
      storyKey({ path, id: toId('any', storyNameFromExport(exported)) }),
    ),
  );
}
