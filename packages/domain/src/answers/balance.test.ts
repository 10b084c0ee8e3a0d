import { expect, it } from 'vitest';
import { readOrder } from './redeem.ts';
import { readIdentity } from './session.ts';

const USER = { id: 1, role_id: 3 };

it.each<[unknown, number | null]>([
  ['1,284.00', 1284],
  [0, 0],
  ['0.00', 0],
  ['1.284,00', null],
  [{}, null],
  [undefined, null],
  ['', null],
])(
  'the balance %j is read as %j: what cannot be read is never 0 (spec section 7)',
  (sent, read) => {
    expect(readIdentity({ user: USER, wallet: { balance: sent } }).wallet.balance).toBe(read);
    expect(readIdentity({ user: USER, balance: sent }).wallet.balance).toBe(read);
  },
);

it.each(['795.00', '1,795.00'])('an order whose answer has the balance %j was made', (balance) => {
  const expected = Number(balance.replace(',', ''));
  expect(readOrder({ wallet: { balance } }).wallet.balance).toBe(expected);
  expect(readOrder({ balance }).wallet.balance).toBe(expected);
});
