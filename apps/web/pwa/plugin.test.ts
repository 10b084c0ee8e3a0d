import { expect, it } from 'vitest';
import { siteHeaders } from '../deploy/headers.ts';
import { siteSettings } from '../deploy/settings.ts';
import { reviseByHeaders } from './plugin.ts';

const ENTRIES = [
  { url: 'index.html', revision: 'abc', size: 1 },
  { url: 'assets/app-1.js', revision: null, size: 1 },
];
const headersOf = (env: Record<string, string>) => siteHeaders(siteSettings(env), '');

it('the revision of index.html changes when only its headers change', () => {
  const before = reviseByHeaders(ENTRIES, headersOf({}));
  const same = reviseByHeaders(ENTRIES, headersOf({}));
  const after = reviseByHeaders(ENTRIES, headersOf({ VITE_FRAME_ANCESTORS: 'https://a.example' }));
  expect(same).toEqual(before);
  expect(after[0]?.revision).not.toBe(before[0]?.revision);
  expect(before[0]?.revision).toMatch(/^abc[\da-f]{8}$/);
});

it('a file with a hash in its name keeps its revision', () => {
  expect(reviseByHeaders(ENTRIES, headersOf({}))[1]).toEqual(ENTRIES[1]);
});
