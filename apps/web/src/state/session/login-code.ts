import { bytesOfHex, encryptedCode } from '@gemas/domain';

/**
 * Removes the `code` from an address, both from the query before the hash and from the query inside the hash. Returns
 * the encrypted code, null for none, and the address without it. If both queries have a code, the one before the hash
 * is returned (decision 2).
 */
export function takeLoginCode(address: string): { encrypted: string | null; url: string } {
  const url = new URL(address);
  const [hashPath = '', ...hashQuery] = url.hash.split('?');
  const inHash = new URLSearchParams(hashQuery.join('?'));
  const encrypted = url.searchParams.get('code') ?? inHash.get('code');
  if (encrypted === null) return { encrypted, url: address };
  url.searchParams.delete('code');
  inHash.delete('code');
  const rest = inHash.toString();
  url.hash = rest ? `${hashPath}?${rest}` : hashPath;
  return { encrypted, url: url.href };
}

/**
 * Decrypts an employee code (contract). Returns null if decryption fails, which counts as no code.
 *
 * @param keyHex AES-256 key, 64 hex digits
 */
export async function decryptLoginCode(encrypted: string, keyHex: string): Promise<string | null> {
  const code = encryptedCode(encrypted);
  if (!code) return null;
  const { iv, sealed } = code;
  try {
    const { subtle } = crypto;
    const key = await subtle.importKey('raw', bytesOfHex(keyHex), 'AES-GCM', false, ['decrypt']);
    const plain = await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
    return new TextDecoder('utf-8', { fatal: true }).decode(plain).trim() || null;
  } catch {
    return null;
  }
}
