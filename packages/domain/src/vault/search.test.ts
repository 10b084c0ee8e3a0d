import { describe, expect, it } from 'vitest';
import { CATEGORIES, searchQuery } from './search.ts';

describe('searchQuery', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['l', null],
    ['la', null],
    [' la ', null],
    ['lap', 'lap'],
    ['  lap  ', 'lap'],
    ['😀😀', null],
  ])('typing %j asks for %j', (typed, query) => {
    expect(searchQuery(typed)).toBe(query);
  });
});

it('has nine categories whose queries and tags are long enough to search', () => {
  expect(CATEGORIES).toHaveLength(9);
  for (const { query, tags } of CATEGORIES) {
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(searchQuery(query)).toBe(query);
  }
});
