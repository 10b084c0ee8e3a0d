import { expect, it } from 'vitest';
import { provesNothing } from './bench.ts';

/**
 * Facts about a surface that opens automatically. `isTaken`: it received a tap that was meant for the screen before.
 */
const byItself = (isTaken: boolean) => ({ opensByItself: true, isTaken });
/** Facts about a surface that the first tap opens. `isTaken`: it received a later tap of the same burst. */
const byTap = (isTaken: boolean) => ({ opensByItself: false, isTaken });

it('counts a try if the surface opened between two taps', () => {
  const touches = { at: [0, 300], openedAt: 200 };
  expect(provesNothing(touches, byItself(false))).toBe(false);
  expect(provesNothing(touches, byItself(true))).toBe(false);
});

it('counts no try if the surface never opened', () => {
  const touches = { at: [0, 300], openedAt: null };
  expect(provesNothing(touches, byItself(false))).toBe(true);
  expect(provesNothing(touches, byItself(true))).toBe(true);
});

it('counts no try if the surface was open before the first tap', () => {
  const touches = { at: [200, 500], openedAt: 100 };
  expect(provesNothing(touches, byItself(false))).toBe(true);
  expect(provesNothing(touches, byItself(true))).toBe(true);
});

it('counts no untaken try if the page received no tap', () => {
  expect(provesNothing({ at: [], openedAt: 100 }, byItself(false))).toBe(true);
});

it('counts no untaken try if the surface opened after the last tap', () => {
  expect(provesNothing({ at: [0, 300], openedAt: 400 }, byItself(false))).toBe(true);
});

it('counts a tap that was taken although it began before the surface opened', () => {
  expect(provesNothing({ at: [0, 300], openedAt: 400 }, byItself(true))).toBe(false);
});

it('excuses a taken tap after a pause that ended the burst, on any surface', () => {
  const touches = { at: [0, 701], openedAt: 300 };
  expect(provesNothing(touches, byItself(true))).toBe(true);
  expect(provesNothing(touches, byTap(true))).toBe(true);
});

it('counts every other try on a surface that a tap opens', () => {
  const touches = { at: [0, 300], openedAt: null };
  expect(provesNothing(touches, byTap(false))).toBe(false);
  expect(provesNothing(touches, byTap(true))).toBe(false);
});
