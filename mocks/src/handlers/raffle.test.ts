import { beforeEach, expect, it } from 'vitest';
import { mockApi, personal } from '../testing/mock-api.ts';

const { db, get, post, reset } = mockApi();

beforeEach(reset);

it('accepts the first claim of a winner, and rejects a second claim and claims of other users', async () => {
  db.openSession('60010');
  const claim = { ...personal, address_id: 61, reward_sku: 'SORTEO-MOTO', type_card: '' };
  expect((await post('/orders/reward', claim, '60010')).status).toBe(200);
  expect((await post('/orders/reward', claim, '60010')).status).toBe(422);
  expect((await post('/orders/reward', claim)).status).toBe(422);
});

it('stores that the result was revealed', async () => {
  db.openSession('60012');
  await post('/auth/user/seen/reward', undefined, '60012');
  expect(db.account('60012').state.rewardSeen).toBe(true);
  expect((await get('/auth/user', '60012')).body.user.reward_block).toBe(false);
});
