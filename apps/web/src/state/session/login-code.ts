import { bytesOfHex, encryptedCode } from '@gemas/domain';
import { takeParam } from '@gemas/ui/platform';

/** Splits a URL into its encrypted login code (null if there is none) and the URL without the code (decision 2). */
export function takeLoginCode(address: string): { encrypted: string | null; url: string } {
  const { value: encrypted, url } = takeParam(address, 'code');
  return { encrypted, url };
}

/**
 * Decrypts the login code of a link (contract, Login code). Returns the employee code, null if the link is invalid.
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
