import { createRequire } from 'node:module';
import { unstable_forceFrameRate } from 'scheduler';
import { expect, test } from 'vitest';

test('the app and React load the same scheduler module', () => {
  const { resolve } = createRequire(import.meta.url);
  const ofReact = createRequire(resolve('react-dom/client')).resolve('scheduler');
  expect(resolve('scheduler')).toBe(ofReact);
  expect(unstable_forceFrameRate).toBeTypeOf('function');
});
