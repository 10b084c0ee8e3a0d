import { expect, it } from 'vitest';
import type { Send } from './call.ts';
import { fetchProduct } from './vault.ts';

/** Returns a function that answers every call with `answer`. */
const server =
  (answer: unknown): Send =>
  async (call) =>
    call.read(answer);

it.each([
  [undefined, true],
  [1, true],
  ['0', false],
  ['agotado', false],
  [{}, false],
])('a product whose `available` is %j is available: %s', async (available, expected) => {
  const product = await fetchProduct(server({ sku: '1', gems: '9', available }), '1');
  expect(product).toMatchObject({ available: expected, gems: 9 });
});
