import { expect, it } from 'vitest';
import { identityOfToken, toRemembered } from './remembered.ts';
import type { Identity } from './startup.ts';
import type { User } from './user.ts';

const USER = { id: 1, email: 'f@correo.mx', phone: '4771234508', addresses: [{ id: 61 }] };
const IDENTITY: Identity = { user: USER as unknown as User, wallet: { balance: 1284 } };
const KEPT = { user: { id: 1, email: '', phone: '', addresses: [] }, wallet: { balance: 1284 } };

const stored = toRemembered(IDENTITY, 'a token');

it('the phone stores an identity without contact data, and without the token', () => {
  expect(stored).toEqual({ ...KEPT, mark: expect.any(Number) });
});

it('identityOfToken recognises the token of an identity that an older version of the app has stored', () => {
  expect(identityOfToken('abc', { ...stored, mark: 96354 })).toEqual(KEPT);
});

it('identityOfToken returns the stored identity only for its own token', () => {
  expect(identityOfToken('a token', stored)).toEqual(KEPT);
  expect(identityOfToken('b token', stored)).toBeNull();
  expect(identityOfToken('', stored)).toBeNull();
  expect(identityOfToken(null, stored)).toBeNull();
  expect(identityOfToken('a token', undefined)).toBeNull();
});
