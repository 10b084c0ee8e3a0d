import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFolder } from './compress.ts';

/** Days from the build until security.txt expires. RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the text of security.txt, which tells where to report a security problem (RFC 9116). */
export function securityTxt(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: es, en\n`;
}

/**
 * Writes the files that a web server sends besides the app's own.
 *
 * - `.well-known/security.txt`. It has to be at the root of its origin: nginx serves it there, whatever the path of the
 *   app is.
 * - Compressed copies of the text files, after all other plugins have written theirs.
 *
 * @param contact `VITE_SECURITY_CONTACT`; empty for no security.txt
 */
export function siteFiles(contact: string | undefined): Plugin {
  let folder = '';
  return {
    name: 'site-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    generateBundle() {
      if (!contact) return;
      const source = securityTxt(contact, new Date());
      this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}
