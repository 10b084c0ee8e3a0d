import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
const MAX_COMMITS = 40;

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

/** A commit that changed story files. */
export interface Commit {
  readonly hash: string;
  /** Day of the commit: '2026-03-14'. */
  readonly day: string;
  readonly subject: string;
  readonly files: readonly string[];
}

/** Returns the last commits that changed stories. Returns null if there is no git history. */
export function storyCommits(git: Git = runGit): Commit[] | null {
  const log = git(
    'log',
    `-n${MAX_COMMITS}`,
    '--no-merges',
    '--date=short',
    '--format=%x00%h%x09%ad%x09%s',
    '--name-only',
    ...STORIES,
  );
  if (log === null) return null;
  return log
    .split('\0')
    .slice(1)
    .map((block) => {
      const [head = '', ...files] = block.split('\n').filter((line) => line !== '');
      const [hash = '', day = '', subject = ''] = head.split('\t');
      return { hash, day, subject, files };
    });
}

/** The differences that the last run of `npm run check:pictures` has found. A row is one story in one mode. */
export interface VisualReport {
  readonly summary: { readonly before: string; readonly after: string; readonly pictures: number };
  readonly rows: readonly {
    readonly id: string;
    readonly topic: string;
    readonly name: string;
    readonly mode: string;
    readonly verdict: string;
  }[];
}

export const REPORT_FOLDER = 'visual-report';

/** Returns the last report of `npm run check:pictures`. Returns null if there is none, or if it cannot be read. */
export function lastReport(): VisualReport | null {
  const path = `${REPORT_FOLDER}/report.json`;
  if (!existsSync(`${ROOT}${path}`)) return null;
  try {
    return JSON.parse(readSource(path)) as VisualReport;
  } catch {
    return null;
  }
}
