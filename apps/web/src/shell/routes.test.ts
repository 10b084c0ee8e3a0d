import { expect, it } from 'vitest';
import { specOf } from './routes.ts';

it.each([
  ['/ranking/region', 'Ranking territorio'],
  ['/ranking/territory', 'Ranking territorio'],
  ['/corporate/territory/4', 'Ranking territorio'],
  ['/ranking/agency/1101', 'Ranking agencia'],
  ['/corporate/region/4/21', 'Ranking región'],
])('the ranking at %s is headed %s', (path, title) => {
  expect(specOf(path).title).toBe(title);
});
