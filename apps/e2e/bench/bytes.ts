// Measures the JavaScript that a phone loads before the app shows anything.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { medianPerFloor, sum } from './figures.ts';
import type { Part } from './part.ts';

/** Limit of the size, bytes: the size at commit 403ca6f. The program gzip gives a few hundred bytes less than Node. */
const MAX_BYTES = 154_474;
const JS = 'initial JavaScript';

/** Returns the size of the scripts that a built page loads, in bytes of gzip. */
function initialBytes(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = page.matchAll(/\s(?:src|href)="([^"]+\.js)"/g);
  const names = new Set([...files].map(([, file = '']) => file));
  return sum(
    [...names].map((name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length),
  );
}

export const bytes: Part = {
  figures: [
    {
      name: 'initial JavaScript / floor',
      unit: 'B',
      limits: { 1: 1.35 },
      inGate: true,
      ...medianPerFloor(JS),
    },
    {
      name: 'initial JavaScript',
      unit: 'B',
      limits: { 1: MAX_BYTES },
      inGate: true,
      value: (side) => side.median(JS),
    },
  ],
  steps: [
    {
      name: JS,
      hasFloor: true,
      cpus: [1],
      rounds: 1,
      gateRounds: 1,
      async visit(_bench, { folder, samples }) {
        samples[1].add(JS, initialBytes(folder));
      },
    },
  ],
};
