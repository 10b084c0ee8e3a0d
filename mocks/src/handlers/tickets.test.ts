import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { get, post, reset } = mockApi();

beforeEach(reset);

it('rejects a second ticket while a ticket is open', async () => {
  const ticket = { topic: 'game', comments: 'No veo mi esmeralda de ayer.' };
  const { body } = await post('/support/create-ticket/1001', ticket);
  expect(body.message).toContain('folio 20432');
  expect((await get('/support/tickets/1001')).body[0]).toMatchObject({ status: 'ABIERTO' });
  expect((await post('/support/create-ticket/1001', ticket)).status).toBe(422);
});
