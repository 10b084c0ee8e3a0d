import { beforeEach, expect, it } from 'vitest';
import { FERNANDA, mockApi, orderPayload } from '../testing/mock-api.ts';
import { Db } from './db.ts';

const { db, get, post, reset } = mockApi();

beforeEach(reset);

it('reset restores data, scenario, log and order numbers', async () => {
  await post('/orders', orderPayload);
  db.setScenario('server-500');
  db.reset(FERNANDA);
  expect(db.scenario).toBeNull();
  expect(db.requests).toEqual([]);
  expect(Number((await get('/auth/user')).body.wallet.balance)).toBe(1284);
  expect((await get('/orders')).body.orders).toHaveLength(3);
  expect((await post('/orders', orderPayload)).status).toBe(200);
  expect((await get('/orders')).body.orders[0].order).toBe('80431');
});

it('restore accepts a snapshot, and rejects a snapshot of another version or invalid JSON', async () => {
  await post('/orders', orderPayload);
  db.nextFolio();
  const text = db.snapshot();
  const other = new Db();
  expect(other.restore(text)).toBe(true);
  expect(other.account(FERNANDA).state.balance).toBe(795);
  expect(other.snapshot()).toBe(text);
  expect(other.restore(text.replace('"version":1', '"version":0'))).toBe(false);
  expect(other.restore('{')).toBe(false);
  expect(other.account(FERNANDA).state.balance).toBe(795);
});
