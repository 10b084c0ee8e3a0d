import { describe, expect, it } from 'vitest';
import { claimablePrize, formatTickets, isPrizeClaimed, raffleView } from './raffle.ts';
import type { Winner } from './winner.ts';

it.each([
  [1, '1 boleto'],
  [1284, '1,284 boletos'],
  [-3, '0 boletos'],
  [Number.NaN, '0 boletos'],
])('formatTickets formats %d gems as "%s"', (balance, tickets) => {
  expect(formatTickets(balance)).toBe(tickets);
});

const WINNER = { reward_name: 'Motocicleta', available: true, reward_sku: 'MOTO-125' };
const ENDED = { show_result_winner: true, reward_block: false, winner: null };
const WON = { ...ENDED, winner: WINNER };
const NAMELESS = { reward_name: ' ', available: false };

describe('raffleView', () => {
  it.each([
    ['nothing during the game', { ...WON, show_result_winner: false }, { kind: 'none' }],
    [
      'the tickets while the user has not revealed the result',
      { ...WON, reward_block: true },
      {
        kind: 'pending',
        tickets: '1,284 boletos',
        text: 'Tienes 1,284 boletos para el sorteo final.',
      },
    ],
    ['that the user has not won', ENDED, { kind: 'not-winner', title: 'No fuiste ganador' }],
    ['a prize to claim', WON, { kind: 'winner-available', prize: 'Motocicleta' }],
    [
      'when a prize arrives that needs no claim',
      { ...ENDED, winner: { ...WINNER, available: false } },
      {
        kind: 'winner-delivery',
        prize: 'Motocicleta',
        text: 'Tu premio se entregará en 2 a 3 semanas.',
      },
    ],
  ])('shows %s', (_name, user, view) => {
    expect(raffleView(user, 1284, false)).toEqual(view);
  });

  it('says when a prize without a name arrives after it was claimed', () => {
    const user = { ...ENDED, winner: NAMELESS };
    expect(raffleView(user, 1284, false)).toEqual({
      kind: 'winner-delivery',
      prize: 'tu premio',
      text: 'Se entregará en 2 a 3 semanas.',
    });
  });

  it('shows the result after the user has revealed it', () => {
    const blocked = { ...ENDED, reward_block: true };
    expect(raffleView(blocked, 1, true).kind).toBe('not-winner');
    expect(raffleView({ ...blocked, winner: WINNER }, 1, true).kind).toBe('winner-available');
  });
});

it.each([
  ['null without a prize', null, null],
  ['null for a prize that needs no claim', { ...WINNER, available: false }, null],
  ['a prize without sku', { reward_name: 'Moto', available: true }, { name: 'Moto', sku: '' }],
  ['a prize without name', { ...NAMELESS, available: true }, { name: 'tu premio', sku: '' }],
  ['a prize with sku', WINNER, { name: 'Motocicleta', sku: 'MOTO-125' }],
])('claimablePrize returns %s', (_name, winner, prize) => {
  expect(claimablePrize({ winner })).toEqual(prize);
});

it.each<[string, Winner | null, string, boolean]>([
  ['true for a prize that is no longer available', { ...WINNER, available: false }, 'Moto', true],
  ['false for an available prize', WINNER, 'Moto', false],
  ['false without a winner', null, 'Moto', false],
  ['true for a prize that never had a name', NAMELESS, 'tu premio', true],
  ['false if the name of the prize is missing now', NAMELESS, 'Moto', false],
])('isPrizeClaimed is %s', (_name, winner, name, isClaimed) => {
  expect(isPrizeClaimed({ winner }, name)).toBe(isClaimed);
});
