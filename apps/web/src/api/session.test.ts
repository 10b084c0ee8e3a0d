import { claimablePrize, raffleView } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { describe, expect, it } from 'vitest';
import type { Send } from './call.ts';
import { fetchUser, login } from './session.ts';

const wire = (over: object = {}) => ({
  token: 'a',
  user: { ...fixtures.userFernanda, ...over },
  wallet: { balance: 1284 },
});

/** Returns a function that answers every call with `answer`. */
const server =
  (answer: unknown, omitted: string[] = []): Send =>
  async (call) =>
    call.read(answer, omitted);

describe('a badge', () => {
  it.each([
    [3, { level: 3 }],
    ['3', { level: 3 }],
    [
      { level: '2', name: 'Plata', image: '/b.png' },
      { level: 2, name: 'Plata', image: '/b.png' },
    ],
    ['https://cdn.example.com/b.png', { level: 0, image: 'https://cdn.example.com/b.png' }],
    ['/insignias/oro.svg', { level: 0, image: '/insignias/oro.svg' }],
    ['oro', { level: 0 }],
    [-1, { level: 0 }],
    [{ level: 1e300, name: {} }, { level: 0 }],
    [null, null],
    [[], null],
    [true, { level: 0 }],
    [{}, { level: 0 }],
  ])('%j is read as %o', async (badge, worn) => {
    expect((await fetchUser(server(wire({ badge })))).user.badge).toEqual(worn);
  });
});

it.each([
  {},
  { reward_name: null, available: null },
  { reward_name: '  ' },
  { reward_name: '', available: '' },
  { reward_name: '', available: 'quizá' },
  { reward_sku: 'MOTO-125' },
  [],
  [{ reward_name: 'Moto', available: true }],
  'Moto',
  true,
  1,
  null,
])('the user has not won if winner is %j', async (winner) => {
  const { user } = await fetchUser(server(wire({ show_result_winner: true, winner })));
  expect(raffleView({ ...user, reward_block: false }, 0, true).kind).toBe('not-winner');
  expect(claimablePrize(user)).toBeNull();
});

it.each([
  { reward_name: '  ', available: true },
  { reward_name: null, available: 1 },
  { reward_name: {}, available: 'true' },
  { reward_name: ['Moto'], available: true, reward_sku: 'MOTO-125' },
  { available: true, reward_sku: 'MOTO-125' },
])('%j is a winner whose prize has no name, and can be claimed', async (winner) => {
  const { user } = await fetchUser(server(wire({ show_result_winner: true, winner })));
  expect(raffleView({ ...user, reward_block: false }, 0, true)).toEqual({
    kind: 'winner-available',
    prize: 'tu premio',
  });
});

it('a winner stays a winner after the claim of a prize without a name', async () => {
  const winner = { reward_name: '', available: false };
  const { user } = await fetchUser(server(wire({ show_result_winner: true, winner })));
  expect(raffleView({ ...user, reward_block: false }, 0, true).kind).toBe('winner-delivery');
});

it('an address without a text is left out', async () => {
  const omitted: string[] = [];
  const saved = fixtures.userFernanda.addresses;
  const addresses = [{ id: 5 }, { id: 6, label: ' ' }, ...saved, { id: 7, label: 'Casa' }];
  const { user } = await fetchUser(server(wire({ addresses }), omitted));
  expect(user.addresses.map(({ id }) => id)).toEqual([...saved.map(({ id }) => id), 7]);
  expect(omitted).toEqual(['.user.addresses[0]', '.user.addresses[1]']);
});

describe('a user who logs in', () => {
  it('is read without unreadable optional fields, whose paths are reported', async () => {
    const omitted: string[] = [];
    const addresses = [null, { id: 0 }, ...fixtures.userFernanda.addresses];
    const answer = {
      ...wire({ badge: 'oro', addresses, active: 'sí', winner: 'Moto', daily_goal: -1 }),
      wallet: { balance: {} },
    };
    const { user, wallet } = await login(server(answer, omitted), '48213');
    expect(user.addresses).toEqual(fixtures.userFernanda.addresses);
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

  it.each([undefined, null, '', 'tres'])(
    'has no number of activations if the server sends %j (decision 70: never shown as 0)',
    async (daily_activations) => {
      const { user } = await fetchUser(server(wire({ daily_activations })));
      expect(user.daily_activations).toBeNull();
    },
  );

  it.each([
    ['black_list', false],
    ['vault_open', false],
    ['has_update', false],
    ['reward_block', false],
    ['can_up_ticket', false],
    ['active', true],
  ] as const)('has %s read as %s if it is unreadable', async (field, value) => {
    const { user } = await fetchUser(server(wire({ [field]: 'quizás' })));
    expect(user[field]).toBe(value);
  });

  it.each([undefined, null, '', 'sí', {}])('is active if `active` is %j', async (active) => {
    expect((await fetchUser(server(wire({ active })))).user.active).toBe(true);
  });

  it.each([false, 0, '0', 'false'])('is not active if `active` is %j', async (active) => {
    expect((await fetchUser(server(wire({ active })))).user.active).toBe(false);
  });

  it.each(['48213', ' 48213 ', '0048213', 48213, '', ' ', null, {}])(
    'is accepted if the answer has the code %j',
    async (code) => {
      expect((await login(server(wire({ code })), '48213')).token).toBe('a');
    },
  );

  it.each(['48214', 'x48213', 4821, '0', '000'])(
    'is refused if the answer has the code %j of another user',
    async (code) => {
      await expect(login(server(wire({ code })), '48213')).rejects.toThrow();
    },
  );

  it('is refused if the codes differ in a zero that is not a leading one', async () => {
    await expect(login(server(wire({ code: '4813' })), '48013')).rejects.toThrow();
  });
});
