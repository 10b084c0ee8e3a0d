import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { get, reset } = mockApi();

beforeEach(reset);

it('a ticket that was read has no unread messages', async () => {
  const { user } = (await get('/auth/user')).body;
  const list = async () => (await get(`/support/tickets/${user.id}`)).body;
  const { id } = (await list()).find((one: { dont_read: number }) => one.dont_read > 0);
  await get(`/support/ticket/${id}`);
  const after = (await list()).find((one: { id: number }) => one.id === id);
  expect(after.dont_read).toBe(0);
});
