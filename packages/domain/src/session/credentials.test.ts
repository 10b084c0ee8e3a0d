import { expect, it } from 'vitest';
import { chooseCredentials } from './credentials.ts';

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
