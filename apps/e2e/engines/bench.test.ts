import { expect, it } from 'vitest';
import { isInconclusiveTest } from './bench.ts';

/**
 * Facts about a surface that opens automatically. `isTaken` says whether the surface received a tap that was meant for
 * the previous screen.
 */
const byItself = (isTaken: boolean) => ({ opensByItself: true, isTaken });
/**
 * Facts about a surface that the first tap opens. `isTaken` says whether the surface received a later tap of the same
 * burst.
 */
const byTap = (isTaken: boolean) => ({ opensByItself: false, isTaken });

it('a tap test counts if the surface opened between two taps', () => {
  const touches = { at: [0, 300], openedAt: 200 };
  expect(isInconclusiveTest(touches, byItself(false))).toBe(false);
  expect(isInconclusiveTest(touches, byItself(true))).toBe(false);
});

it('a tap test is repeated if the surface never opened', () => {
  const touches = { at: [0, 300], openedAt: null };
  expect(isInconclusiveTest(touches, byItself(false))).toBe(true);
  expect(isInconclusiveTest(touches, byItself(true))).toBe(true);
});

it('a tap test is repeated if the surface was open before the first tap', () => {
  const touches = { at: [200, 500], openedAt: 100 };
  expect(isInconclusiveTest(touches, byItself(false))).toBe(true);
  expect(isInconclusiveTest(touches, byItself(true))).toBe(true);
});

it('a tap test is repeated if the page received no tap', () => {
  expect(isInconclusiveTest({ at: [], openedAt: 100 }, byItself(false))).toBe(true);
});

it('a tap test is repeated if the surface opened after the last tap and received none', () => {
  expect(isInconclusiveTest({ at: [0, 300], openedAt: 400 }, byItself(false))).toBe(true);
});

it('a tap test counts if the surface received a tap that began before the surface opened', () => {
  expect(isInconclusiveTest({ at: [0, 300], openedAt: 400 }, byItself(true))).toBe(false);
});

it('a tap test is repeated if the surface received a tap after a pause that ended the burst', () => {
  const touches = { at: [0, 701], openedAt: 300 };
  expect(isInconclusiveTest(touches, byItself(true))).toBe(true);
  expect(isInconclusiveTest(touches, byTap(true))).toBe(true);
});

it('a tap test without a pause counts if a tap opens the surface', () => {
  const touches = { at: [0, 300], openedAt: null };
  expect(isInconclusiveTest(touches, byTap(false))).toBe(false);
  expect(isInconclusiveTest(touches, byTap(true))).toBe(false);
});
