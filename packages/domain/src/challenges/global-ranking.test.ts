import { describe, expect, it } from 'vitest';
import {
  knownLastPage,
  medalOf,
  ownRankingRow,
  pager,
  rankingRows,
  rankingSentence,
  withOwnRow,
} from './global-ranking.ts';

describe('rankingSentence', () => {
  it.each([
    [27, 38, '27 del ranking global, acumulando 38 activaciones'],
    [1028, 1, '1,028 del ranking global, acumulando 1 activación'],
    [1, -4, '1 del ranking global, acumulando 0 activaciones'],
  ])('describes the position %d with %d activations', (position, count, end) => {
    const text = `Te encuentras en la posición N° ${end}`;
    expect(rankingSentence({ position, count })?.text).toBe(text);
  });

  it.each([null, 0, -1])('is null for position %s', (position) => {
    expect(rankingSentence({ position, count: 3 })).toBeNull();
  });
});

it('medalOf returns a medal for the positions 1 to 3 only', () => {
  expect([0, 1, 2, 3, 4, 1.5].map(medalOf)).toEqual([null, 1, 2, 3, null, null]);
});

it("rankingRows marks the user's own row and omits missing places", () => {
  const user = {
    ...{ name: 'Fernanda Ávila', code: '48213', agency: { name: 'León Centro' } },
    ...{ region: { name: 'Bajío Norte' }, territory: { name: 'Occidente' } },
  };
  const entries = [
    { id: 1, position: 27, count: 38, user },
    { id: 2, position: 3, count: 90, user: { ...user, code: '1', territory: null } },
    { id: 3, position: 28, count: 1, user: { ...user, code: '', agency: null, region: null } },
  ];
  expect(
    rankingRows(entries, '48213').map(({ medal, details, isOwn }) => ({ medal, details, isOwn })),
  ).toEqual([
    { medal: null, details: ['León Centro', 'Bajío Norte · Occidente'], isOwn: true },
    { medal: 3, details: ['León Centro', 'Bajío Norte'], isOwn: false },
    { medal: null, details: ['Occidente'], isOwn: false },
  ]);
  expect(rankingRows(entries, '')[2]?.isOwn).toBe(false);
});

describe("the user's own row", () => {
  const me = { id: 1001, name: 'Fernanda Ávila', code: '48213' };
  const other = { ...me, id: 7, code: '1' };
  const rowOf = (user: typeof me) => {
    const places = { agency: null, region: null, territory: null };
    const entry = { id: user.id, position: 1, count: 90, user: { ...user, ...places } };
    return rankingRows([entry], me.code);
  };
  const own = ownRankingRow(me, { position: 27, count: 38 });

  it('is added below a page that does not include the user', () => {
    expect(own).toMatchObject({ position: 27, medal: null, count: 38, code: '48213', isOwn: true });
    expect(withOwnRow(rowOf(other), own)).toEqual([...rowOf(other), own]);
  });

  it('has the details of an earlier page that includes the user', () => {
    expect(ownRankingRow(me, { position: 27, count: 38 }, ['León Centro'])).toEqual({
      ...own,
      details: ['León Centro'],
    });
  });

  it('is not added to a page that includes the user, to an empty page, or without a position', () => {
    expect(withOwnRow(rowOf(me), own)).toEqual(rowOf(me));
    expect(withOwnRow([], own)).toEqual([]);
    for (const position of [null, 0, -1]) {
      expect(ownRankingRow(me, { position, count: 38 })).toBeNull();
    }
    expect(withOwnRow(rowOf(other), null)).toEqual(rowOf(other));
  });
});

it('knownLastPage takes an empty page as the last page if the server does not send its number', () => {
  const [row] = [{ id: 1, position: 1, count: 1, user: {} as never }];
  expect(knownLastPage({ data: [], last_page: null }, 4)).toBe(4);
  expect(knownLastPage({ data: [row], last_page: null }, 4)).toBeNull();
  expect(knownLastPage({ data: [], last_page: 9 }, 4)).toBe(9);
});

describe('pager', () => {
  it.each([
    [1, 18, null, 2],
    [2, 18, 1, 3],
    [18, 18, 17, null],
    [0, 0, null, null],
    [-3, Number.NaN, null, null],
    [1, null, null, 2],
    [4, null, 3, 5],
  ])(
    'leads to the previous and the next page from page %d of %d',
    (current_page, last_page, previous, next) => {
      expect(pager({ current_page, last_page })).toMatchObject({ previous, next });
    },
  );

  it.each([
    [18, 18, 'Página 18 de 18'],
    [3, 2, 'Página 3'],
  ])('labels page %d of %s with "%s"', (current_page, last_page, label) => {
    expect(pager({ current_page, last_page }).label).toBe(label);
  });
});

it('the row of the first position has its medal, no details, and is added although others are listed', () => {
  const row = ownRankingRow({ name: 'Luz', code: '1' }, { position: 1, count: 0 });
  expect(row).toEqual({
    id: 'own-row',
    position: 1,
    medal: 1,
    count: 0,
    name: 'Luz',
    code: '1',
    details: [],
    isOwn: true,
  });
});

it('a page that includes the user among others gets no second row of the user', () => {
  const own = ownRankingRow({ name: 'Luz', code: '1' }, { position: 3, count: 0 });
  if (!own) throw new Error('there is a position');
  const rows = [
    { ...own, id: 1, isOwn: false },
    { ...own, id: 7 },
  ];
  expect(withOwnRow(rows, own)).toEqual(rows);
});
