import { beforeEach, expect, it } from 'vitest';
import { FERNANDA, mockApi } from '../testing/mock-api.ts';

const { get, reset } = mockApi();

beforeEach(reset);

it('the global ranking includes the user at the position of the design board', async () => {
  const page = (await get('/challenges/ranking?page=2')).body;
  expect(page.data[6]).toMatchObject({ position: 27, count: 38, user: { code: FERNANDA } });
});
