import { expect, it } from 'vitest';
import type { Post } from './client.ts';
import { confirmOrder } from './orders.ts';

/** A server that answers this to every call. */
const server =
  (answer: unknown): Post =>
  async (call) =>
    call.read(answer);

it('a card counts as confirmed whatever the message', async () => {
  expect(await confirmOrder(server({ message: 'Listo' }), 1)).toBe('Listo');
  for (const answer of [{}, { message: [] }, { message: '' }]) {
    expect(await confirmOrder(server(answer), 1)).toBeNull();
  }
});
