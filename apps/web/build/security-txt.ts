import type { Plugin } from 'vite';

/** Days from the build until security.txt expires. RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the text of security.txt, which tells where to report a security problem (RFC 9116). */
export function securityTxt(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: es, en\n`;
}

/**
 * Writes `.well-known/security.txt`. This file has to be at the root of its origin. nginx serves it there, whatever the
 * path of the app is.
 *
 * @param contact `VITE_SECURITY_CONTACT`; empty for none
 */
export function writeSecurityTxt(contact: string | undefined): Plugin {
  return {
    name: 'security-txt',
    apply: 'build',
    generateBundle() {
      if (!contact) return;
      const source = securityTxt(contact, new Date());
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source });
    },
  };
}
