import { afterEach, expect, it, vi } from 'vitest';
import { formatAge, formatAgeDay } from './age.ts';

const NOW = Date.parse('2026-03-14T15:05:00-06:00');
const MEXICO = 'America/Mexico_City';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it.each([
  ['2026-03-14T10:42:00-06:00', MEXICO, 'de las 10:42 a. m.'],
  ['2026-03-14T13:05:00-06:00', MEXICO, 'de la 1:05 p. m.'],
  ['2026-03-14T12:00:00-06:00', MEXICO, 'de las 12:00 p. m.'],
  ['2026-03-14T00:10:00-06:00', MEXICO, 'de las 12:10 a. m.'],
  ['2026-03-14T05:30:00Z', MEXICO, 'del 13 de marzo, 11:30 p. m.'],
  ['2025-03-14T10:42:00-06:00', MEXICO, 'del 14 de marzo, 10:42 a. m.'],
  // Times are shown in the phone's own time zone.
  ['2026-03-14T10:42:00-06:00', 'America/Cancun', 'de las 11:42 a. m.'],
  // This moment is on 14 March in Mexico City, but still on 13 March in Tijuana.
  ['2026-03-14T06:30:00Z', 'America/Tijuana', 'del 13 de marzo, 11:30 p. m.'],
  // A date without a time is not converted. If it were read as midnight in UTC, it would be the day before in Mexico
  // City.
  ['2026-03-14', MEXICO, 'de hoy'],
  ['2026-03-13', MEXICO, 'del 13 de marzo'],
  ['2026-02-30', MEXICO, ''],
  ['ayer', MEXICO, ''],
])('formatAge formats %s on a phone in %s as "%s"', (iso, timeZone, words) => {
  vi.stubEnv('TZ', timeZone);
  expect(formatAge(iso, NOW)).toBe(words);
});

it('formatAge creates no formatter of Intl, because that would delay the first paint', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect(formatAge('2026-03-13T15:06:00-06:00', NOW)).not.toBe('');
  expect(made).not.toHaveBeenCalled();
});

it.each([
  ['2026-03-14T10:42:00-06:00', '14 de marzo'],
  ['2026-03-15T04:00:00Z', '14 de marzo'],
  ['2025-12-31T10:42:00-06:00', '31 de diciembre de 2025'],
  ['ayer', ''],
])('formatAgeDay formats %s as "%s"', (iso, words) => {
  vi.stubEnv('TZ', MEXICO);
  expect(formatAgeDay(iso, NOW)).toBe(words);
});
