import { describe, expect, it } from 'vitest';
import type { Challenge } from './challenge.ts';
import { challengeHead, challengeView, isChallengeActive, roleList } from './current.ts';

const NOON = Date.parse('2026-03-14T12:00:00-06:00');

const CHALLENGE: Challenge = {
  ...{ name: 'Gran final de marzo', roles: '3, 5', start_date: '2026-03-02' },
  ...{ end_date: '2026-03-29', component: 'ranking' },
};

const TRANSACTIONS = { ...CHALLENGE, component: 'TransactionsChallenge' };

describe('roleList', () => {
  it.each([
    [' 3 , 5 ', [3, 5]],
    ['3', [3]],
    ['', []],
    [null, []],
    ['3;5', []],
    ['3,x,5.0,-3,1e1,٣', [3]],
  ])('reads %j as %j', (roles, ids) => {
    expect(roleList(roles)).toEqual(ids);
  });
});

describe('challengeView (spec section 2: "challenges whose roles list includes the user\'s role")', () => {
  it.each<[string, Challenge | null, number, string]>([
    ['no challenge', null, 3, 'none'],
    ["a ranking for the user's role", CHALLENGE, 3, 'ranking'],
    ['a challenge for other roles', CHALLENGE, 4, 'none'],
    ['roles with the digit of the role', { ...CHALLENGE, roles: '13,35' }, 3, 'none'],
    ['roles that are null', { ...CHALLENGE, roles: null as unknown as string }, 3, 'none'],
    ['an unknown component', { ...CHALLENGE, component: 'bingo' }, 3, 'ranking'],
    ['transactions in a longer name', TRANSACTIONS, 3, 'transactions'],
    ['neither name nor component', { ...CHALLENGE, name: ' ', component: '' }, 3, 'none'],
  ])('returns the view of %s', (_name, challenge, role, view) => {
    expect(challengeView(challenge, role)).toBe(view);
  });
});

it('a challenge is active on its first and its last day, and never with reversed dates', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00-06:00`);
  const active = ['2026-03-01', '2026-03-02', '2026-03-29', '2026-03-30'].map((day) =>
    isChallengeActive(CHALLENGE, at(day)),
  );
  expect(active).toEqual([false, true, true, false]);
  const reversed = { start_date: CHALLENGE.end_date, end_date: CHALLENGE.start_date };
  expect(isChallengeActive(reversed, NOON)).toBe(false);
  expect(isChallengeActive({ start_date: null, end_date: null }, NOON)).toBe(true);
});

describe('challengeHead', () => {
  it('returns name and dates, which may be unknown', () => {
    const name = 'Gran final de marzo';
    expect(challengeHead(CHALLENGE)).toEqual({
      name,
      validity: 'Del 2 al 29 de marzo de 2026',
    });
    expect(challengeHead({ name, start_date: null, end_date: null })).toEqual({
      name,
      validity: '',
    });
  });
});
