/** Matches the hex digits at the beginning of a text: all that a link's code may be, whatever was pasted after it. */
const HEX_DIGITS = /^[0-9a-f]*/i;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Maximum number of hex digits of an encrypted code. A longer code is invalid and is not decrypted. */
const MAX_HEX = 2048;

/** Converts a text of hex digits to bytes. */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  );
}

/** The parts of an encrypted employee code. `sealed` is the ciphertext with its tag. */
export interface EncryptedCode {
  iv: Uint8Array<ArrayBuffer>;
  sealed: Uint8Array<ArrayBuffer>;
}

/**
 * Returns the parts of an encrypted employee code: hex(iv ‖ ciphertext ‖ tag), AES-256-GCM (contract, Login code). Null
 * for a text that does not begin with such a code. Messengers add characters to a link ('.', ')', a space, '#/score'),
 * so the text after the leading hex digits is ignored.
 */
export function encryptedCode(text: string): EncryptedCode | null {
  const [hex = ''] = HEX_DIGITS.exec(text) ?? [];
  if (hex.length > MAX_HEX || hex.length % 2 === 1) return null;
  const bytes = bytesOfHex(hex);
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  return { iv: bytes.slice(0, IV_BYTES), sealed: bytes.slice(IV_BYTES) };
}
