const HEX = /^(?:[0-9a-f]{2})+$/i;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Maximum length of an encrypted code, hex digits. A longer code is invalid and is not decrypted. */
const MAX_HEX = 2048;

/** An address without its login code, and the code. */
export interface TakenCode {
  /** The encrypted code; null if the address has none. */
  encrypted: string | null;
  /** The address without the code. */
  url: string;
}

/**
 * Removes the `code` from an address, both from the query before the hash and from the query inside the hash. Returns
 * the code and the rest of the address. If both queries have a code, the one before the hash is returned (decision 2).
 */
export function takeLoginCode(address: string): TakenCode {
  const url = new URL(address);
  const [hashPath = '', hashQuery = ''] = splitOnce(url.hash, '?');
  const inHash = new URLSearchParams(hashQuery);
  const encrypted = url.searchParams.get('code') ?? inHash.get('code');
  if (encrypted === null) return { encrypted, url: address };
  url.searchParams.delete('code');
  inHash.delete('code');
  const rest = inHash.toString();
  url.hash = rest ? `${hashPath}?${rest}` : hashPath;
  return { encrypted, url: url.href };
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)];
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  );
}

/**
 * Decrypts an employee code: hex(iv ‖ ciphertext ‖ tag), AES-256-GCM (contract). Returns null if decryption fails,
 * which counts as no code.
 */
export async function decryptLoginCode(encrypted: string, keyHex: string): Promise<string | null> {
  if (encrypted.length > MAX_HEX || !HEX.test(encrypted)) return null;
  const bytes = bytesOf(encrypted);
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(keyHex), 'AES-GCM', false, [
      'decrypt',
    ]);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, IV_BYTES) },
      key,
      bytes.slice(IV_BYTES),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(plain).trim() || null;
  } catch {
    return null;
  }
}
