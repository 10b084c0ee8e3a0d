import { beforeEach, expect, it } from 'vitest';
import { tokenOf } from '../db/db.ts';
import { FERNANDA, mockApi } from '../testing/mock-api.ts';

const { db, get, post, reset } = mockApi();

beforeEach(reset);

it('a log-in with a code returns a valid token', async () => {
  db.reset();
  expect((await get('/auth/user')).status).toBe(401);
  const { status, body } = await post('/auth/login', { code: FERNANDA }, null);
  expect(status).toBe(200);
  expect(body).toMatchObject({ token: tokenOf(FERNANDA), wallet: { balance: 1284 } });
  expect(body.user.name).toBe('Fernanda Hernández Ávila');
  expect((await get('/auth/user')).status).toBe(200);
});

it('rejects an unknown code and an unknown token', async () => {
  expect(await post('/auth/login', { code: '1' }, null)).toEqual({
    status: 401,
    body: { message: 'Código de empleado no encontrado' },
  });
  expect((await get('/products', null)).status).toBe(401);
  expect((await get('/products', '99999')).status).toBe(401);
});

it('responds with 403 to a call of a blocked user', async () => {
  db.openSession('60002');
  const { status, body } = await get('/auth/user', '60002');
  expect(status).toBe(403);
  expect(body.error_code).toBe('blacklist');
});
