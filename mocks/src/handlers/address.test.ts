import { beforeEach, expect, it } from 'vitest';
import { mockApi } from '../testing/mock-api.ts';

const { get, reset } = mockApi();

beforeEach(reset);

it.each([
  ['01000', 'San Ángel', 1],
  ['66436', 'Las Puentes Sector 8', 2],
  ['45800', 'Jocotepec Centro', 1],
])(
  'for the postal code %s, the first neighbourhood is %s, and there are %d',
  async (code, suburb, count) => {
    const { body } = await get(`/postal_code/${code}`);
    expect(body).toHaveLength(count);
    expect(body[0].suburb).toBe(suburb);
  },
);

it('returns no neighbourhoods for an unknown postal code, and a town if the city is missing', async () => {
  expect((await get('/postal_code/99999')).body).toEqual([]);
  expect((await get('/postal_code/45800')).body[0]).toMatchObject({
    city: '',
    town: 'Jocotepec',
  });
});
