import { expect, it } from 'vitest';
import { paths } from '../routes/paths.ts';
import { mayOfferNewVersion } from './new-version.ts';

it.each([
  [paths.start, true],
  [paths.score, true],
  [paths.vaultDetails('ELK-489'), true],
  [paths.support, true],
  [paths.ticket(7), true],
  ['/nowhere/claim', true],
  [paths.upOrder('ELK-489'), false],
  [paths.upOrder('a/b'), false],
  [`${paths.upOrder('ELK-489')}/`, false],
  [paths.claimReward, false],
  [`${paths.claimReward}?order=1`, false],
  [paths.newTicket, false],
  [paths.fail, false],
  [paths.maintenance, false],
])('mayOfferNewVersion(%j) returns %s', (address, may) => {
  expect(mayOfferNewVersion(address)).toBe(may);
});
