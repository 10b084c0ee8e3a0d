import { expect, it } from 'vitest';
import { readIdentity } from './session.ts';

const USER = { id: 1, role_id: 3 };

it.each<[unknown, number | null]>([
  [0, 0],
  ['1.284,00', null],
  [undefined, null],
  ['', null],
])(
  'the balance %j is read as %j: what cannot be read is never 0 (spec section 7)',
  (sent, read) => {
    expect(readIdentity({ user: USER, wallet: { balance: sent } }).wallet.balance).toBe(read);
    expect(readIdentity({ user: USER, balance: sent }).wallet.balance).toBe(read);
  },
);
