import { expect, it } from 'vitest';
import { leftOut } from './collected.ts';

it('a file, a story and a test that were not run are reported', () => {
  const files = ['a.test.ts', 'b.stories.tsx', 'c.test.ts'];
  const stories = ['b--one', 'b--two'].map((id) => ({ id, path: 'b.stories.tsx' }));
  const ran = {
    passed: 2,
    failed: 0,
    skipped: 2,
    files: ['a.test.ts', 'b.stories.tsx'],
    stories: ['b--one'],
  };
  expect(leftOut(files, stories, [ran])).toEqual([
    'not run: c.test.ts',
    'not run: b.stories.tsx (b--two)',
    'skipped: 2 tests',
  ]);
});
