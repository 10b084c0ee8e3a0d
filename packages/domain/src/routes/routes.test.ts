import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { type RouteSpec, routes } from './routes.ts';

const pathsWith = (field: keyof RouteSpec) =>
  routes.filter((route) => field in route).map(({ path }) => path);

it('only the screens of a failed start-up and the download never redirect', () => {
  const paths = '/download /maintenance /version /errorapp /fail';
  expect(pathsWith('neverRedirects').join(' ')).toBe(paths);
});

it('screens that send something or depend on who is logged in need a session', () => {
  expect(pathsWith('needsSession')).toEqual([
    '/claim/reward',
    '/vault/:sku/order',
    '/notifications',
    '/support',
    '/support/new',
    '/support/ticket/:ticket_id',
    '/update-pending',
  ]);
});

it('only forms are left out of the history', () => {
  expect(pathsWith('isPassing')).toEqual(['/vault/:sku/order', '/support/new']);
});

const patterns = routes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

it.each([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.vaultDetails('a/b'),
  paths.upOrder('a/b'),
  paths.help('faq'),
  paths.history('1/2'),
  paths.agencyRanking(null),
  paths.corpRegionRanking(null, 11),
  paths.corpTerritoryRanking(1),
  paths.regions(1),
  paths.agencies(11),
  paths.ticket('1/2'),
])('the path %s belongs to a route', (path) => {
  expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
});
