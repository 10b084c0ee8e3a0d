import { expect, it } from 'vitest';
import { allStories } from '../../../packages/tools/stories/stories.ts';
import { NEEDS } from './needs.ts';

it('each need lists only components that have stories', () => {
  const titles = new Set(allStories().map(({ title }) => title));
  const parts = Object.values(NEEDS).flatMap((all) => Object.keys(all));
  expect(parts.filter((part) => !titles.has(`Components/${part}`))).toEqual([]);
});
