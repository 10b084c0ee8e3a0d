import { afterAll, beforeAll, expect, it } from 'vitest';
import { server } from './node.ts';
import { db, faults, resetDb, setScenario } from './store.ts';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const API = 'http://localhost/juego/api';
const user = (token: string | null) =>
  fetch(`${API}/auth/user`, { headers: { Authorization: `Bearer ${token}` } });

it('answers fetch with the shared mock data', async () => {
  const token = resetDb('48213');
  expect((await user(token)).status).toBe(200);
  expect(db.requests).toHaveLength(1);
  setScenario('offline');
  await expect(user(token)).rejects.toThrow(TypeError);
  resetDb();
  expect((await user(token)).status).toBe(401);
});

it('the handlers of a fault answer before the normal handlers', async () => {
  const token = resetDb('48213');
  server.use(...faults('maintenance-503'));
  expect((await user(token)).status).toBe(503);
  server.resetHandlers();
  expect((await user(token)).status).toBe(200);
});
