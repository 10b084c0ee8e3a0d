import { describe, expect, it } from 'vitest';
import { type Git, lastVersion, releasedStories, storyKey } from './history.ts';

const CHANGELOG = '# Changelog\n\n## [Unreleased]\n\n## [1.1.0]\n\n## [1.0.0]\n';

/** Returns a fake `runGit`. The fake returns `answers[command]`, or null if `answers` does not contain the command. */
const gitOf =
  (answers: Readonly<Record<string, string>>): Git =>
  (command = '') =>
    answers[command] ?? null;

describe('the stories of the last release', () => {
  const git = gitOf({
    'rev-parse': 'false\n',
    log: 'bbb\naaa\n',
    grep: 'aaa:packages/ui/src/vault/Row/Row.stories.tsx:export const LongText = meta.story({});\n',
  });

  it('are those of the commit that added the heading of the release to the changelog', () => {
    expect(lastVersion(CHANGELOG)).toBe('1.1.0');
    const story = { path: 'packages/ui/src/rows/Row.stories.tsx', id: 'rows-row--long-text' };
    expect(releasedStories(git, CHANGELOG)).toEqual(new Set([storyKey(story)]));
  });

  it('are not known without a history, in a shallow clone, or before the first release', () => {
    expect(releasedStories(gitOf({}), CHANGELOG)).toBeNull();
    expect(releasedStories(gitOf({ 'rev-parse': 'true\n' }), CHANGELOG)).toBeNull();
    expect(releasedStories(git, '## [Unreleased]\n')).toBeNull();
  });
});
