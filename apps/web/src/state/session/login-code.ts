import { bytesOfHex, encryptedCode, isRecord } from '@gemas/domain';
import { SESSION_KEYS, session } from '../core/storage.ts';

/**
 * Splits a URL into its encrypted login code (null if there is none) and the URL without the code (decision 2). The code
 * is a parameter of the query before the hash, or of the query inside the hash. The one before the hash takes precedence.
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

/** A login link that was opened, until its code is used, refused or declined (decision D1). */
export interface Link {
  /** The employee code. */
  code: string;
  /** Path of the screen that the link opens. Null if that screen is open already. */
  to: string | null;
}

const isLink = (value: unknown): value is Link =>
  isRecord(value) &&
  typeof value.code === 'string' &&
  (value.to === null || typeof value.to === 'string');

/** Returns the opened link that is stored in this tab; null for none. `linkAtom` is the same link as an atom. */
export const readLink = () => session.readJson<Link | null>(SESSION_KEYS.link, isLink, null);
