import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import { createCallEnds } from './call-ends.ts';

const UNKNOWN = entry({ seq: 1, state: 'unknown' });
const SENDING = entry({ seq: 2, state: 'sending' });

it('a call of another page has certainly ended after 75 s, one that ended has when it is first checked', () => {
  const ends = createCallEnds();
  expect(ends.toCheck([UNKNOWN, SENDING], 1000)).toEqual([UNKNOWN, SENDING]);
  expect(ends.toCheck([UNKNOWN, SENDING], 9000)).toEqual([UNKNOWN, SENDING]);
  expect(ends.waitedMs(UNKNOWN, 9000)).toBe(8000);
  expect(ends.waitedMs(SENDING, 9000)).toBe(9000 - 76_000);
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

it('a new entry with the number of an earlier one has its own call', () => {
  const ends = createCallEnds();
  ends.begin(UNKNOWN);
  const again = { ...UNKNOWN, sentAt: UNKNOWN.sentAt + 1 };
  expect(ends.toCheck([again], 0)).toEqual([again]);
});

it('nothing was waited for an entry that was never checked', () => {
  expect(createCallEnds().waitedMs(UNKNOWN, 9000)).toBe(0);
});
