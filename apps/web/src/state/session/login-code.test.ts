import { encryptLoginCode } from '@gemas/mocks';
import { describe, expect, it, vi } from 'vitest';
import { decryptLoginCode, takeLoginCode } from './login-code.ts';

const KEY = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';

it.each([
  ['https://a.mx/?code=ab', 'ab', 'https://a.mx/'],
  ['https://a.mx/?code=ab#/score', 'ab', 'https://a.mx/#/score'],
  ['https://a.mx/?x=1&code=ab#/score', 'ab', 'https://a.mx/?x=1#/score'],
  ['https://a.mx/#/?code=ab', 'ab', 'https://a.mx/#/'],
  ['https://a.mx/#/errorapp?message=x&code=ab', 'ab', 'https://a.mx/#/errorapp?message=x'],
  ['https://a.mx/?code=ab#/?code=cd', 'ab', 'https://a.mx/#/'],
  ['https://a.mx/?code=', '', 'https://a.mx/'],
  ['https://a.mx/#/score', null, 'https://a.mx/#/score'],
])('takeLoginCode removes the code from %s', (address, encrypted, url) => {
  expect(takeLoginCode(address)).toEqual({ encrypted, url });
});

describe('decryptLoginCode', () => {
  it.each([
    ['48213', '48213'],
    [' 48213\n', '48213'],
    [' ', null],
  ])('reads the encrypted text %j as the code %j', async (text, code) => {
    expect(await decryptLoginCode(await encryptLoginCode(text, KEY), KEY)).toBe(code);
  });

  it('refuses an encrypted text that is not UTF-8', async () => {
    vi.spyOn(TextEncoder.prototype, 'encode').mockReturnValueOnce(Uint8Array.of(0x34, 0xff));
    expect(await decryptLoginCode(await encryptLoginCode('', KEY), KEY)).toBeNull();
    vi.restoreAllMocks();
  });

  it.each(['', 'a', 'zz', 'ab', 'ab'.repeat(28), 'ab'.repeat(5000)])(
    'refuses %.20s',
    async (code) => {
      expect(await decryptLoginCode(code, KEY)).toBeNull();
    },
  );

  it('refuses a code that was changed or encrypted with another key', async () => {
    const code = await encryptLoginCode('48213', KEY);
    const flipped = (code.startsWith('0') ? '1' : '0') + code.slice(1);
    expect(await decryptLoginCode(flipped, KEY)).toBeNull();
    expect(await decryptLoginCode(code, KEY.replace('00', '11'))).toBeNull();
  });
});
