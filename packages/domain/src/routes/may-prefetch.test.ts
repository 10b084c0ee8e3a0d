import { expect, it } from 'vitest';
import { mayPrefetch } from './may-prefetch.ts';

it.each([
  [{}, true],
  [{ connection: {} }, true],
  [{ connection: { saveData: false, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '2g' } }, false],
  [{ connection: { effectiveType: 'slow-2g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, false],
])('with %o, prefetching is allowed: %s', (network, may) => {
  expect(mayPrefetch(network)).toBe(may);
});
