import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { db, get, post, reset } = mockApi();

beforeEach(reset);

it('stores that the tour is complete', async () => {
  db.openSession('60005');
  expect((await get('/auth/user', '60005')).body.user.tour_complete).toBe(false);
  await post('/auth/tour_complete', undefined, '60005');
  expect((await get('/auth/user', '60005')).body.user.tour_complete).toBe(true);
});
