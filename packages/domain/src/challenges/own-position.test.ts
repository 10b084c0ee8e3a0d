import { expect, it } from 'vitest';
import type { RankingEntry } from './challenge.ts';
import { ownRankingRow, type RankingRow } from './global-ranking.ts';
import { ownNeighbours, pageOfOwnPosition, pagerEnds } from './own-position.ts';

const entry = (position: number): RankingEntry => ({
  id: position,
  position,
  count: 100 - position,
  user: { name: 'Ana', code: '1', agency: null, region: null, territory: null },
});
const entries = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => entry(from + at));

it('pageOfOwnPosition computes the page from the number of rows of page 1', () => {
  const first = { data: entries(1, 20), last_page: 18 };
  const pageOf = (position: number) => pageOfOwnPosition({ position }, first, 1);
  expect([1, 20, 21, 27, 360].map(pageOf)).toEqual([1, 1, 2, 2, 18]);
});

it('pageOfOwnPosition computes the page from the first position of a later page', () => {
  const last = { data: entries(341, 7), last_page: 18 };
  expect(pageOfOwnPosition({ position: 27 }, last, 18)).toBe(2);
});

it('pageOfOwnPosition never returns a page beyond the last page', () => {
  expect(pageOfOwnPosition({ position: 9_999 }, { data: entries(1, 20), last_page: 18 }, 1)).toBe(
    18,
  );
  expect(
    pageOfOwnPosition({ position: 79_999 }, { data: entries(1, 20), last_page: 4000 }, 1),
  ).toBe(4000);
  expect(pageOfOwnPosition({ position: 27 }, { data: entries(1, 20), last_page: null }, 1)).toBe(2);
});

it('pageOfOwnPosition returns null without a position, without rows, or if the first position is wrong', () => {
  const page = { data: entries(1, 20), last_page: 1 };
  for (const position of [null, 0, -1, Number.NaN]) {
    expect(pageOfOwnPosition({ position }, page, 1)).toBeNull();
  }
  expect(pageOfOwnPosition({ position: 27 }, { data: [], last_page: 1 }, 1)).toBeNull();
  expect(pageOfOwnPosition({ position: 27 }, { data: entries(1, 20), last_page: 3 }, 3)).toBeNull();
});

const row = (position: number, count: number, over: Partial<RankingRow> = {}): RankingRow => ({
  id: position,
  position,
  medal: null,
  count,
  name: `Persona ${position}`,
  code: '1',
  details: [],
  isOwn: false,
  ...over,
});

it("ownNeighbours describes the entries before and after the user's own entry", () => {
  const rows = [row(26, 41), row(27, 38, { isOwn: true }), row(28, 36)];
  expect(ownNeighbours(rows)).toEqual({
    ahead: 'A 3 activaciones del lugar 26',
    behind: 'Detrás de ti: Persona 28, con 36',
  });
  expect(ownNeighbours([row(1025, 39), row(1026, 38, { isOwn: true })])).toEqual({
    ahead: 'A 1 activación del lugar 1,025',
    behind: null,
  });
  expect(ownNeighbours([row(26, 38), row(27, 38, { isOwn: true })])?.ahead).toBe(
    'Empatas con el lugar 26',
  );
});

it('ownNeighbours returns null for a page that does not include the user', () => {
  expect(ownNeighbours([row(26, 41)])).toBeNull();
  expect(ownNeighbours([row(26, 41), row(27, 38, { id: 'own-row', isOwn: true })])).toBeNull();
  expect(ownNeighbours([])).toBeNull();
});

it('ownNeighbours ignores the row that was added for the user', () => {
  const added = ownRankingRow({ name: 'Ana', code: '1' }, { position: 27, count: 38 });
  if (!added) throw new Error('there is a position');
  expect(ownNeighbours([row(26, 41), added])).toBeNull();
});

it('pagerEnds leads to the first and the last page if there are more than two pages', () => {
  expect(pagerEnds({ current: 1, last: 1 })).toBeNull();
  expect(pagerEnds({ current: 2, last: 2 })).toBeNull();
  expect(pagerEnds({ current: 1, last: 18 })).toEqual({ first: null, last: 18 });
  expect(pagerEnds({ current: 2000, last: 4000 })).toEqual({ first: 1, last: 4000 });
  expect(pagerEnds({ current: 18, last: 18 })).toEqual({ first: 1, last: null });
  expect(pagerEnds({ current: 19, last: 18 })).toEqual({ first: 1, last: null });
  expect(pagerEnds({ current: 1, last: null })).toBeNull();
  expect(pagerEnds({ current: 3, last: null })).toEqual({ first: 1, last: null });
});

it('pageOfOwnPosition takes the page size from the first position of a later page', () => {
  const second = { data: entries(21, 3), last_page: 9 };
  expect(pageOfOwnPosition({ position: 61 }, second, 2)).toBe(4);
  expect(pageOfOwnPosition({ position: 1 }, second, 2)).toBe(1);
  expect(pageOfOwnPosition({ position: 61 }, { data: entries(41, 3), last_page: 9 }, 3)).toBe(4);
});

it('pagerEnds returns null for page 2 of an unknown number of pages', () => {
  expect(pagerEnds({ current: 2, last: null })).toBeNull();
  expect(pagerEnds({ current: 1, last: 3 })).toEqual({ first: null, last: 3 });
});
