import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import { type CallEnds, callEnd } from './call-ends.ts';
import { callKey } from './ledger.ts';

const UNKNOWN = entry({ seq: 1, state: 'unknown' });
const SENDING = entry({ seq: 2, state: 'sending' });

it.each([
  ['the first check', UNKNOWN, 1000],
  ['75 s after the first check if another page may still be sending', SENDING, 76_000],
  ['the end that earlier pages have measured', { ...UNKNOWN, waitedMs: 7000 }, -6000],
])('callEnd is %s, and stays so', (_what, one, end) => {
  const ends: CallEnds = new Map();
  expect(callEnd(ends, one, 1000)).toBe(end);
  expect(callEnd(ends, one, 9000)).toBe(end);
});

it('callEnd is the stored time of this call, not of an earlier entry with the same number', () => {
  const ends: CallEnds = new Map([[callKey(UNKNOWN), Number.POSITIVE_INFINITY]]);
  expect(callEnd(ends, UNKNOWN, 0)).toBe(Number.POSITIVE_INFINITY);
  expect(callEnd(ends, { ...UNKNOWN, sentAt: UNKNOWN.sentAt + 1 }, 0)).toBe(0);
});
