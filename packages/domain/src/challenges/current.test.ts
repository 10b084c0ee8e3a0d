import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Challenge } from './challenge.ts';
import { challengeView, isChallengeActive, roleList } from './current.ts';

const NOON = Date.parse('2026-03-14T12:00:00-06:00');

const CHALLENGE: Challenge = {
  name: 'Gran final de marzo',
  roles: '3, 5',
  start_date: '2026-03-02',
  end_date: '2026-03-29',
  component: 'ranking',
};
const OVER = { ...CHALLENGE, end_date: '2026-03-13' };

describe('roleList', () => {
  it.each([
    ['3,5', [3, 5]],
    [' 3 , 5 ', [3, 5]],
    ['13', [13]],
    ['3', [3]],
    ['', []],
    [null, []],
    [undefined, []],
    [',,', []],
    ['3;5', []],
    ['3,x,5.0,-3,1e1,٣', [3]],
  ])('of %j is %j', (roles, ids) => {
    expect(roleList(roles)).toEqual(ids);
  });

  it('finds exactly the ids that were written, never a part of one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(999)),
        fc.nat(999),
        fc.constantFrom(',', ', ', ' ,'),
        (ids, id, comma) => {
          expect(roleList(ids.join(comma)).includes(id)).toBe(ids.includes(id));
        },
      ),
    );
  });
});

describe('challengeView', () => {
  it.each<[string, Challenge | null, number, string]>([
    ['none', null, 3, 'none'],
    ['a ranking for the role', CHALLENGE, 3, 'ranking'],
    ['clients for the role', { ...CHALLENGE, component: 'transactions' }, 5, 'transactions'],
    ['another role', CHALLENGE, 4, 'none'],
    ['a role that is part of another', { ...CHALLENGE, roles: '13,35' }, 3, 'none'],
    ['null roles', { ...CHALLENGE, roles: null as unknown as string }, 3, 'none'],
    ['one that is over', OVER, 3, 'none'],
    ['a component that nobody knows', { ...CHALLENGE, component: 'bingo' }, 3, 'ranking'],
    ['no component', { ...CHALLENGE, component: '' }, 3, 'ranking'],
    [
      'clients by another name',
      { ...CHALLENGE, component: 'TransactionsChallenge' },
      3,
      'transactions',
    ],
    ['an empty challenge', { ...CHALLENGE, name: ' ', component: '' }, 3, 'none'],
  ])('of %s', (_name, challenge, role, view) => {
    expect(challengeView(challenge, role, NOON)).toBe(view);
  });
});

it('is active on its first and last day, and never with reversed dates', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00-06:00`);
  const active = ['2026-03-01', '2026-03-02', '2026-03-29', '2026-03-30'].map((day) =>
    isChallengeActive(CHALLENGE, at(day)),
  );
  expect(active).toEqual([false, true, true, false]);
  const reversed = { start_date: CHALLENGE.end_date, end_date: CHALLENGE.start_date };
  expect(isChallengeActive(reversed, NOON)).toBe(false);
  expect(isChallengeActive({ start_date: null, end_date: null }, NOON)).toBe(true);
});
