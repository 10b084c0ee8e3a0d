import { expect, it } from 'vitest';
import { PROOF_AFTER_MS, PROOF_PAUSES_MS } from './verdict.ts';

it('an open order is checked within 10 s after its absence can be proved', () => {
  let atMs = 0;
  const checks = PROOF_PAUSES_MS.map((pause) => (atMs += pause));
  const soonAfter = checks.filter((at) => at > PROOF_AFTER_MS && at <= PROOF_AFTER_MS + 10_000);
  expect(soonAfter).toEqual([67_000]);
});

it('the pauses between two checks grow', () => {
  expect(PROOF_PAUSES_MS.toSorted((one, other) => one - other)).toEqual(PROOF_PAUSES_MS);
});
