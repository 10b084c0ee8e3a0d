const IV_BYTES = 12;
const KEY_DIGITS = 64;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Encrypts a login code. Returns the parameter `code` of a login link: hex(iv ‖ ciphertext ‖ tag), AES-256-GCM
 * (contract, Login code).
 *
 * @param keyHex 64 hex digits; otherwise a RangeError is thrown
 * @param iv 12 bytes, by default random
 */
export async function encryptLoginCode(
  code: string,
  keyHex: string,
  iv: Uint8Array<ArrayBuffer> = crypto.getRandomValues(new Uint8Array(IV_BYTES)),
): Promise<string> {
  if (!/^[\da-f]+$/i.test(keyHex) || keyHex.length !== KEY_DIGITS) {
    throw new RangeError(`The key must have ${KEY_DIGITS} hexadecimal digits`);
  }
  const key = await crypto.subtle.importKey('raw', bytesOf(keyHex), 'AES-GCM', false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(code),
  );
  return hexOf(iv) + hexOf(new Uint8Array(encrypted));
}
