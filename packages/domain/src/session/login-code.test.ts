import { expect, it } from 'vitest';
import { encryptedCode } from './login-code.ts';

const IV = '000102030405060708090aFF';

it('an encrypted code has 12 bytes before the ciphertext', () => {
  expect(encryptedCode(`${IV}${'ab'.repeat(17)}`)).toEqual({
    iv: Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255),
    sealed: Uint8Array.from({ length: 17 }, () => 0xab),
  });
});

it('an encrypted code has at most 2048 hex digits', () => {
  expect(encryptedCode('ab'.repeat(1024))).not.toBeNull();
  expect(encryptedCode('ab'.repeat(1025))).toBeNull();
});

it.each(['#/score', '.', ')', ' ', '\u200B', '\n', '%23/score', 'z'])(
  'the leading run of hex digits is the code (spec section 4, Session): %j after the code is ignored',
  (rest) => {
    const code = `${IV}${'ab'.repeat(17)}`;
    expect(encryptedCode(code + rest)).toEqual(encryptedCode(code));
  },
);

it.each(['', 'ab'.repeat(28), 'a'.repeat(59), `.${'ab'.repeat(29)}`])(
  'the text %j is no encrypted code',
  (text) => expect(encryptedCode(text)).toBeNull(),
);
