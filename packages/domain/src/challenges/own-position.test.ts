import { describe, expect, it } from 'vitest';
import type { RankingEntry } from './challenge.ts';
import { ownRankingRow, type RankingRow } from './global-ranking.ts';
import { ownNeighbours, pageOfOwnPosition, pagerEnds } from './own-position.ts';

const entry = (position: number): RankingEntry => ({
  id: position,
  position,
  count: 100 - position,
  user: { name: 'Ana', code: '1', agency: null, region: null, territory: null },
});
/** A page of the ranking with entries from a position on. */
const pageOf = (from: number, count: number, last_page: number | null) => ({
  data: Array.from({ length: count }, (_, at) => entry(from + at)),
  last_page,
});

describe('pageOfOwnPosition', () => {
  const FIRST = pageOf(1, 20, 18);

  it.each<[string, ReturnType<typeof pageOf>, page: number, positions: number[], pages: number[]]>([
    ['the rows of page 1', FIRST, 1, [1, 20, 21, 27, 360], [1, 1, 2, 2, 18]],
    ['the first position of the last page', pageOf(341, 7, 18), 18, [27], [2]],
    ['the first position of page 2', pageOf(21, 3, 9), 2, [61, 1], [4, 1]],
    ['the last page, beyond it', FIRST, 1, [9_999], [18]],
    ['page 1, if the last page is unknown', pageOf(1, 20, null), 1, [27], [2]],
  ])('computes the page from %s', (_what, shown, current, positions, pages) => {
    const found = positions.map((position) => pageOfOwnPosition({ position }, shown, current));
    expect(found).toEqual(pages);
  });

  it.each([null, 0, -1])('returns null for the position %s', (position) => {
    expect(pageOfOwnPosition({ position }, pageOf(1, 20, 1), 1)).toBeNull();
  });

  it.each([
    ['without rows', pageOf(1, 0, 1), 1],
    ['if the first position is wrong', pageOf(1, 20, 3), 3],
  ])('returns null %s', (_what, shown, current) => {
    expect(pageOfOwnPosition({ position: 27 }, shown, current)).toBeNull();
  });
});

const row = (position: number, count: number, over: Partial<RankingRow> = {}): RankingRow => ({
  ...{ id: position, position, medal: null, count, name: `Persona ${position}`, code: '1' },
  ...{ details: [], isOwn: false, ...over },
});
const own = (position: number, count: number) => row(position, count, { isOwn: true });

describe('ownNeighbours', () => {
  it.each<[RankingRow[], ahead: string, behind: string | null]>([
    [
      [row(26, 41), own(27, 38), row(28, 36)],
      'A 3 activaciones del lugar 26',
      'Detrás de ti: Persona 28, con 36',
    ],
    [[row(1025, 39), own(1026, 38)], 'A 1 activación del lugar 1,025', null],
    [[row(26, 38), own(27, 38)], 'Empatas con el lugar 26', null],
  ])("describes the entries before and after the user's own entry, row %#", (rows, ...texts) => {
    const [ahead, behind] = texts;
    expect(ownNeighbours(rows)).toEqual({ ahead, behind });
  });

  it.each<[string, (RankingRow | null)[]]>([
    ['an empty page', []],
    ['a page that does not include the user', [row(26, 41)]],
    [
      'a page to which the row of the user was added',
      [row(26, 41), ownRankingRow({ name: 'Ana', code: '1' }, { position: 27, count: 38 })],
    ],
  ])('returns null for %s', (_what, rows) => {
    expect(ownNeighbours(rows.filter((one) => one !== null))).toBeNull();
  });
});

it.each<[current: number, last: number | null, ReturnType<typeof pagerEnds>]>([
  [1, 1, null],
  [2, 2, null],
  [1, 3, { first: null, last: 3 }],
  [2000, 4000, { first: 1, last: 4000 }],
  [18, 18, { first: 1, last: null }],
  [2, null, null],
  [3, null, { first: 1, last: null }],
])('pagerEnds leads from page %d of %s to %j', (current, last, ends) => {
  expect(pagerEnds({ current, last })).toEqual(ends);
});
