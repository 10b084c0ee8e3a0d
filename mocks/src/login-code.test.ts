import { createDecipheriv } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptLoginCode } from './login-code.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** Decrypts with an independent implementation of AES-256-GCM. */
function decrypt(hex: string): string {
  const bytes = Buffer.from(hex, 'hex');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(KEY, 'hex'), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}

it('another implementation can decrypt the login code', async () => {
  expect(decrypt(await encryptLoginCode('48213', KEY))).toBe('48213');
});

it('the result differs at each call, unless the iv is given', async () => {
  const iv = new Uint8Array(12);
  expect(await encryptLoginCode('48213', KEY)).not.toBe(await encryptLoginCode('48213', KEY));
  expect(await encryptLoginCode('48213', KEY, iv)).toBe(await encryptLoginCode('48213', KEY, iv));
});

it.each(['', '00', `${KEY.slice(2)}zz`])('rejects the key %j', async (key) => {
  await expect(encryptLoginCode('48213', key)).rejects.toThrow(RangeError);
});
