import { expect, it } from 'vitest';
import { isInconclusiveTest } from './bench.ts';

/** `opener` says what opens the surface. `taken` says whether the surface received a tap meant for the previous screen. */
type Case = readonly [
  what: string,
  at: number[],
  openedAt: number | null,
  opener: 'itself' | 'the first tap',
  taken: 'a tap' | 'no tap',
  verdict: 'counts' | 'is repeated',
];

it.each<Case>([
  ['opened between two taps', [0, 300], 200, 'itself', 'no tap', 'counts'],
  ['opened between two taps', [0, 300], 200, 'itself', 'a tap', 'counts'],
  ['never opened', [0, 300], null, 'itself', 'no tap', 'is repeated'],
  ['never opened', [0, 300], null, 'itself', 'a tap', 'is repeated'],
  ['was open before the first tap', [200, 500], 100, 'itself', 'no tap', 'is repeated'],
  ['was open before the first tap', [200, 500], 100, 'itself', 'a tap', 'is repeated'],
  ['opened on a page that received no tap', [], 100, 'itself', 'no tap', 'is repeated'],
  ['opened after the last tap', [0, 300], 400, 'itself', 'no tap', 'is repeated'],
  ['opened after the last tap began', [0, 300], 400, 'itself', 'a tap', 'counts'],
  ['opened during a pause that ends a burst', [0, 701], 300, 'itself', 'a tap', 'is repeated'],
  [
    'opened before a pause that ends a burst',
    [0, 701],
    300,
    'the first tap',
    'a tap',
    'is repeated',
  ],
  ['opened without a pause', [0, 300], null, 'the first tap', 'no tap', 'counts'],
  ['opened without a pause', [0, 300], null, 'the first tap', 'a tap', 'counts'],
])('a surface that %s, taps at %j, opened at %s by %s, received %s: the test %s', (...one) => {
  const [, at, openedAt, opener, taken, verdict] = one;
  const facts = { opensByItself: opener === 'itself', isTaken: taken === 'a tap' };
  expect(isInconclusiveTest({ at, openedAt }, facts)).toBe(verdict === 'is repeated');
});
