import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { get, reset } = mockApi();

beforeEach(reset);

it('finds stores by any word of their address', async () => {
  expect((await get('/agencies/ekt/find?q=silao')).body).toHaveLength(3);
  expect((await get('/agencies/ekt/find')).body.length).toBeGreaterThanOrEqual(350);
});
