import { describe, expect, it } from 'vitest';
import { claimablePrize, raffleView } from '../raffle/raffle.ts';
import { readIdentity, readSession } from './session.ts';

const USER = { id: 1001, role_id: 3 };

const userOf = (over: object, omitted?: string[]) =>
  readIdentity({ user: { ...USER, ...over } }, omitted).user;

it.each([
  [3, { level: 3 }],
  [
    { level: '2', name: 'Plata', image: '/b.png' },
    { level: 2, name: 'Plata', image: '/b.png' },
  ],
  ['https://cdn.example.com/b.png', { level: 0, image: 'https://cdn.example.com/b.png' }],
  ['/insignias/oro.svg', { level: 0, image: '/insignias/oro.svg' }],
  [-1, { level: 0 }],
  [{ level: 1e300, name: {} }, { level: 0 }],
  [null, null],
  [[], null],
  [true, { level: 0 }],
])('the badge %j is read as %o', (badge, worn) => {
  expect(userOf({ badge }).badge).toEqual(worn);
});

describe('the winner', () => {
  const viewOf = (winner: unknown) =>
    raffleView({ ...userOf({ show_result_winner: true, winner }), reward_block: false }, 0, true);

  it.each([
    {},
    { reward_name: '  ' },
    { reward_name: '', available: '' },
    { reward_name: '', available: 'quizá' },
    { reward_sku: 'MOTO-125' },
    [],
    true,
    1,
    null,
  ])('%j says that the user has not won', (winner) => {
    expect(viewOf(winner).kind).toBe('not-winner');
    expect(claimablePrize(userOf({ winner }))).toBeNull();
  });

  it.each([
    { reward_name: '  ', available: true },
    { reward_name: {}, available: 'true' },
    { available: true, reward_sku: 'MOTO-125' },
  ])('%j has a prize without a name, which can be claimed', (winner) => {
    expect(viewOf(winner)).toEqual({ kind: 'winner-available', prize: 'tu premio' });
  });

  it('stays a winner after the claim of a prize without a name', () => {
    expect(viewOf({ reward_name: '', available: false }).kind).toBe('winner-delivery');
  });
});

it('an address without a text is left out', () => {
  const omitted: string[] = [];
  const addresses = [{ id: 5 }, { id: 6, label: ' ' }, { id: 61, street: 'Hidalgo' }];
  expect(userOf({ addresses }, omitted).addresses.map(({ id }) => id)).toEqual([61]);
  expect(omitted).toEqual(['.user.addresses[0]', '.user.addresses[1]']);
});

it('a user is read without unreadable optional fields, whose paths are reported', () => {
  const omitted: string[] = [];
  const addresses = [null, { id: 0 }, { id: 61, street: 'Hidalgo' }];
  const over = { badge: 'oro', addresses, active: 'sí', winner: 'Moto', daily_goal: -1 };
  const answer = { user: { ...USER, ...over }, wallet: { balance: {} } };
  const { user, wallet } = readIdentity(answer, omitted);
  expect(user.addresses).toMatchObject([{ id: 61 }]);
  expect(user).toMatchObject({ active: true, winner: null, daily_goal: 0 });
  expect(wallet).toEqual({ balance: null });
  expect(omitted).toEqual([
    '.user.daily_goal',
    '.user.winner',
    '.user.active',
    '.user.badge.level',
    '.user.addresses[0]',
    '.user.addresses[1].id',
    '.wallet.balance',
  ]);
});

it.each([undefined, 'tres'])(
  'a user has no number of activations if the server sends %j (decision 70: never shown as 0)',
  (daily_activations) => expect(userOf({ daily_activations }).daily_activations).toBeNull(),
);

it.each([
  ...['black_list', 'vault_open', 'has_update', 'reward_block', 'can_up_ticket'].map(
    (field) => [field, 'quizás', false] as const,
  ),
  ...[undefined, '', 'sí'].map((sent) => ['active', sent, true] as const),
  ...[false, '0'].map((sent) => ['active', sent, false] as const),
])('the field %s with %j is read as %j', (field, sent, read) => {
  expect(userOf({ [field]: sent })).toMatchObject({ [field]: read });
});

describe('a user who logs in', () => {
  const logIn = (code: unknown, typed = '48213') =>
    readSession(typed)({ token: 'a', user: { ...USER, code } }).token;

  it.each([' 48213 ', '0048213', 'MX-48213', 48213, ' ', null])(
    'is accepted if the answer has the code %j',
    (code) => expect(logIn(code)).toBe('a'),
  );

  it.each(['48214', 'x482130', '000'])(
    'is refused if the answer has the code %j of another user',
    (code) => expect(() => logIn(code)).toThrow('unreadable'),
  );

  it('is refused if the codes differ in a zero that is not a leading one', () => {
    expect(() => logIn('4813', '48013')).toThrow('unreadable');
  });
});
