import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import { createCallEnds } from './call-ends.ts';

const UNKNOWN = entry({ seq: 1, state: 'unknown' });
const SENDING = entry({ seq: 2, state: 'sending' });

it('waitedMs counts from the first check, and 75 s later if another page may still be sending the entry', () => {
  const ends = createCallEnds();
  expect(ends.toCheck([UNKNOWN, SENDING], 1000)).toEqual([UNKNOWN, SENDING]);
  expect(ends.toCheck([UNKNOWN, SENDING], 9000)).toEqual([UNKNOWN, SENDING]);
  expect(ends.waitedMs(UNKNOWN, 9000)).toBe(8000);
  expect(ends.waitedMs(SENDING, 9000)).toBe(9000 - 76_000);
});

it('waitedMs continues with the time that earlier pages have measured', () => {
  const ends = createCallEnds();
  const waited = { ...UNKNOWN, waitedMs: 7000 };
  ends.toCheck([waited], 1000);
  expect(ends.waitedMs(waited, 3000)).toBe(9000);
});

it('an entry that this page is sending is not checked before its call has ended', () => {
  const ends = createCallEnds();
  ends.begin(SENDING);
  expect(ends.toCheck([UNKNOWN, SENDING], 0)).toEqual([UNKNOWN]);
  ends.end(SENDING, 500);
  expect(ends.toCheck([SENDING], 700)).toEqual([SENDING]);
  expect(ends.waitedMs(SENDING, 700)).toBe(200);
});

it('an entry whose outcome is known is not checked', () => {
  const made = entry({ seq: 3, state: 'made', settledAt: 0 });
  expect(createCallEnds().toCheck([made], 0)).toEqual([]);
});

it('distinguishes the call of a new entry from the call of an earlier entry with the same number', () => {
  const ends = createCallEnds();
  ends.begin(UNKNOWN);
  const again = { ...UNKNOWN, sentAt: UNKNOWN.sentAt + 1 };
  expect(ends.toCheck([again], 0)).toEqual([again]);
});

it('waitedMs is 0 for an entry that was never checked', () => {
  expect(createCallEnds().waitedMs(UNKNOWN, 9000)).toBe(0);
});
