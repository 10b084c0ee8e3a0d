import { expect, it } from 'vitest';
import { href, paths } from './paths.ts';

it.each([
  [paths.start, '/'],
  [paths.score, '/score'],
  [paths.claimReward, '/claim/reward'],
  [paths.menu, '/menu'],
  [paths.vault, '/vault'],
  [paths.vaultDetails('a/b c'), '/vault/a%2Fb%20c'],
  [paths.upOrder('a/b'), '/vault/a%2Fb/order'],
  [paths.rewards, '/rewards'],
  [paths.notifications, '/notifications'],
  [paths.help('faq'), '/help/faq'],
  [paths.material, '/material'],
  [paths.history('1/2'), '/history/1%2F2'],
  [paths.regionalRanking, '/ranking/region'],
  [paths.territorialRanking, '/ranking/territory'],
  [paths.agencyRanking(1101), '/ranking/agency/1101'],
  [paths.agencyRanking(null), '/ranking/agency/0'],
  [paths.corpRegionRanking(1, 11), '/corporate/region/1/11'],
  [paths.corpRegionRanking(null, 11), '/corporate/region/0/11'],
  [paths.corpTerritoryRanking(1), '/corporate/territory/1'],
  [paths.corpTerritoryRanking(null), '/corporate/territory/0'],
  [paths.regions('1/2'), '/territories/1%2F2/regions'],
  [paths.agencies('1/2'), '/regions/1%2F2/agencies'],
  [paths.support, '/support'],
  [paths.newTicket, '/support/new'],
  [paths.orderHelp({ number: '#1', name: 'A & B' }), '/support/new?order=%231&prize=A%20%26%20B'],
  [paths.ticket('1/2'), '/support/ticket/1%2F2'],
  [paths.download, '/download'],
  [paths.maintenance, '/maintenance'],
  [paths.updatePending, '/update-pending'],
  [paths.version, '/version'],
  [paths.errorApp('Baja #1'), '/errorapp?message=Baja%20%231'],
  [paths.fail, '/fail'],
])('the path %s is the one of the contract, with encoded parameters', (path, expected) => {
  expect(path).toBe(expected);
});

it('href returns the path after a hash', () => {
  expect(href(paths.upOrder('100'))).toBe('#/vault/100/order');
});
