import { expect, it } from 'vitest';
import { answered } from './motion.ts';

it.each([
  ['(prefers-reduced-motion: reduce)', '(min-width: 0)', '(max-width: 0)'],
  ['(prefers-reduced-motion:reduce)', '(min-width: 0)', '(max-width: 0)'],
  ['(prefers-reduced-motion)', '(min-width: 0)', '(max-width: 0)'],
  ['(prefers-reduced-motion: no-preference)', '(max-width: 0)', '(min-width: 0)'],
  [
    'screen and (hover) and (prefers-reduced-motion: no-preference)',
    'screen and (hover) and (max-width: 0)',
    'screen and (hover) and (min-width: 0)',
  ],
  ['(max-width: 374.98px)', '(max-width: 374.98px)', '(max-width: 374.98px)'],
])('replaces %s by its result for reduced and for full motion', (query, reduced, full) => {
  expect(answered(query, 'reduced')).toBe(reduced);
  expect(answered(query, 'full')).toBe(full);
});
