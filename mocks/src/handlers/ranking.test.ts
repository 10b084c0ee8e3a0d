import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { get, reset } = mockApi();

beforeEach(reset);

it('returns the figures of the design boards', async () => {
  expect((await get('/stats/region/referals')).body).toMatchObject({
    name: 'Bajío Norte',
    position: 12,
    me_referals: 38,
    total_referals: 412,
  });
  const territory = (await get('/stats/territory/referals')).body;
  expect(territory).toMatchObject({ position: 41, me_referals: 38, total_referals: 2140 });
  expect(territory.referals[40].id).toBe(1001);
});
