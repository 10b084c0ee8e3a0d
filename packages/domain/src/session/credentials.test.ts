import { expect, it } from 'vitest';
import { chooseCredentials, tokenOfLogIn } from './credentials.ts';

it.each<[given: string | null, stored: string | null, token: string | null, code: string | null]>([
  [null, null, 'token', null],
  [null, 'stored', 'token', 'stored'],
  ['stored', 'stored', 'token', 'stored'],
  ['new', 'stored', null, 'new'],
  ['new', null, null, 'new'],
])(
  'chooseCredentials with the code %s in the address and %s stored',
  (given, stored, token, code) => {
    expect(chooseCredentials(given, stored, 'token')).toEqual({ token, code });
  },
);

it.each([
  [200, '{"token":"t"}', 't'],
  [200, '{}', null],
  [200, '{"token":7}', null],
  [200, 'null', null],
  [200, '<html>', null],
  [200, '', null],
  [401, '{"token":"t"}', null],
])('tokenOfLogIn of the answer %i %s is %s', (status, body, token) => {
  expect(tokenOfLogIn({ status, body })).toBe(token);
});

it('tokenOfLogIn without an answer is null', () => {
  expect(tokenOfLogIn('offline')).toBeNull();
});
