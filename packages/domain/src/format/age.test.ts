import { expect, it } from 'vitest';
import { formatAge } from './age.ts';

const NOW = Date.parse('2026-03-14T15:05:00-06:00');

it.each([
  ['2026-03-14T10:42:00-06:00', 'de las 10:42 a. m.'],
  ['2026-03-14T13:05:00-06:00', 'de la 1:05 p. m.'],
  ['2026-03-14T00:10:00-06:00', 'de las 12:10 a. m.'],
  ['2026-03-14T05:30:00Z', 'del 13 de marzo'],
  ['2025-03-14T10:42:00-06:00', 'del 14 de marzo'],
  // Already tomorrow in Greenwich, still today in Mexico City.
  ['2026-03-14', 'de hoy'],
  ['2026-03-13', 'del 13 de marzo'],
  ['ayer', ''],
])('says %s as "%s"', (iso, words) => {
  expect(formatAge(iso, NOW)).toBe(words);
});
