import { beforeEach, expect, it } from 'vitest';
import { FERNANDA, mockApi } from '../testing/mock-api.ts';

const { db, get, reset } = mockApi();

beforeEach(reset);

it('the first day of a history is today, and the history of an inactive user is empty', async () => {
  const { activations, user } = (await get('/daily/referals/1001')).body;
  expect(user).toEqual({ id: 1001, name: 'Fernanda Hernández Ávila', code: FERNANDA });
  expect(activations[0]).toEqual({ date: '2026-03-14', total: 3 });
  const rosa = (await get('/daily/referals/110001')).body;
  expect(rosa.user.name).toBe('Rosa Elena Aguirre');
  expect(rosa.activations.slice(0, 5).map((row: { total: number }) => row.total)).toEqual([
    6, 5, 12, 3, 5,
  ]);
  const { id } = db.account('50113').state.user;
  expect((await get(`/daily/referals/${id}`)).body.activations).toEqual([]);
});
