import { expect, it } from 'vitest';
import { allStories } from '../../../packages/tools/stories/stories.ts';
import { NEEDS } from './needs.ts';

it('each need lists only components that have stories, without duplicates', () => {
  const titles = new Set(allStories().map(({ title }) => title));
  const parts = NEEDS.flatMap(({ parts: all }) => all.map(([title]) => `Components/${title}`));
  expect(parts.filter((title) => !titles.has(title))).toEqual([]);
  for (const { parts: all } of NEEDS) {
    expect(new Set(all.map(([title]) => title)).size).toBe(all.length);
  }
});
