import { describe, expect, it } from 'vitest';
import { claimablePrize, formatTickets, raffleView } from './raffle.ts';

it.each([
  [0, '0 boletos'],
  [1, '1 boleto'],
  [2, '2 boletos'],
  [1284, '1,284 boletos'],
  [1_000_000, '1,000,000 boletos'],
  [-3, '0 boletos'],
  [Number.NaN, '0 boletos'],
])('%d gems are %s', (balance, tickets) => {
  expect(formatTickets(balance)).toBe(tickets);
});

const WINNER = { reward_name: 'Motocicleta', available: true, reward_sku: 'MOTO-125' };
const ENDED = { show_result_winner: true, reward_block: false, winner: null };

describe('raffleView', () => {
  it.each([
    ['no result yet', { ...ENDED, show_result_winner: false, winner: WINNER }, { kind: 'none' }],
    [
      'the result is held back',
      { ...ENDED, reward_block: true, winner: WINNER },
      {
        kind: 'pending',
        tickets: '1,284 boletos',
        text: 'Tienes 1,284 boletos para el sorteo final.',
      },
    ],
    ['nothing was won', ENDED, { kind: 'not-winner', title: 'No fuiste ganador' }],
    [
      'a prize can be claimed',
      { ...ENDED, winner: WINNER },
      { kind: 'winner-available', prize: 'Motocicleta' },
    ],
    [
      'a prize without a sku can be claimed',
      { ...ENDED, winner: { reward_name: 'Motocicleta', available: true } },
      { kind: 'winner-available', prize: 'Motocicleta' },
    ],
    [
      'a prize is on its way',
      { ...ENDED, winner: { ...WINNER, available: false } },
      {
        kind: 'winner-delivery',
        prize: 'Motocicleta',
        text: 'Tu premio se entregará en 2 a 3 semanas.',
      },
    ],
  ])('when %s', (_name, user, view) => {
    expect(raffleView(user, 1284, false)).toEqual(view);
  });

  it.each([
    { reward_name: '', available: false },
    { reward_name: '', available: true },
    { reward_name: '   ', available: true, reward_sku: 'MOTO-125' },
    { reward_name: '\n', available: false },
  ])('nobody has won with %j: it names no prize', (winner) => {
    const user = { ...ENDED, winner };
    expect(raffleView(user, 1284, false).kind).toBe('not-winner');
    expect(raffleView({ ...user, reward_block: true }, 1284, true).kind).toBe('not-winner');
    expect(claimablePrize(user)).toBeNull();
  });

  it('shows the result once it was asked for', () => {
    const blocked = { ...ENDED, reward_block: true };
    expect(raffleView(blocked, 1, true).kind).toBe('not-winner');
    expect(raffleView({ ...blocked, winner: WINNER }, 1, true).kind).toBe('winner-available');
  });
});

it.each([
  ['no prize', null, null],
  ['a prize on its way', { ...WINNER, available: false }, null],
  ['a prize without sku', { reward_name: 'Moto', available: true }, { name: 'Moto', sku: '' }],
  ['a prize', WINNER, { name: 'Motocicleta', sku: 'MOTO-125' }],
])('with %s the claim is about %j', (_name, winner, prize) => {
  expect(claimablePrize({ winner })).toEqual(prize);
});
