import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { get, post, reset } = mockApi();

beforeEach(reset);

it('stores which notifications were viewed', async () => {
  await post('/notifications/viewed', { notifications: [500, 499] });
  const viewed = (await get('/notifications')).body.map((n: { viewed: number }) => n.viewed);
  expect(viewed).toEqual([1, 1, 0, 1, 1]);
});
