// The JavaScript that a phone loads before anything of the app is shown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Part } from './part.ts';

/** Of 403ca6f, with which the limit was set: not one byte more. The program gzip counts a few hundred less. */
const MOST_BYTES = 154_474;
const JS = 'initial JavaScript';

/** Gzip bytes of the scripts that a built page names. */
function initialBytes(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = page.matchAll(/\s(?:src|href)="([^"]+\.js)"/g);
  return [...new Set([...files].map(([, file = '']) => file))]
    .map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

export const bytes: Part = {
  name: 'bytes',
  figures: [
    {
      name: 'initial JavaScript / floor',
      unit: 'B',
      limits: { 1: 1.35 },
      value: (side) => side.median(JS),
      per: (_, floor) => floor.median(JS),
    },
    {
      name: 'initial JavaScript',
      unit: 'B',
      limits: { 1: MOST_BYTES },
      value: (side) => side.median(JS),
    },
  ],
  steps: [
    {
      name: JS,
      hasFloor: true,
      cpus: [1],
      rounds: () => 1,
      async visit(_bench, { folder, samples }) {
        samples[1].add(JS, initialBytes(folder));
      },
    },
  ],
};
