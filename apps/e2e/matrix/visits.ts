import { routes } from '@gemas/domain';
import { GIFT_CARD_SKU } from '@gemas/mocks';
import { addressOf, PARAMS, personaOf } from '@gemas/web/testing/route-visits';

/** A route, opened by a persona. */
export interface Visit {
  /** Name of the row in the table. */
  row: string;
  persona: string;
  address: string;
  /** Whether the persona is logged in by a stored code instead of a token. */
  byCode?: boolean;
  /** The calls that fail in the test. Default: all calls of the route. */
  calls?: readonly string[];
}

/** Personas for whom Score makes additional calls. */
const SCORES: readonly (readonly [who: string, persona: string, ...calls: string[]])[] = [
  ['driver', '33190', 'GET /stats/agency/referals', 'GET /challenges/transactions'],
  ['promoter with a region', '40210', 'GET /stats/region/referals'],
  ['promoter without a region', '40211', 'GET /stats/territory/referals'],
  ['corporate', '10027', 'GET /territories'],
  ['transactions', '50120', 'GET /challenges/transactions'],
  ['raffle', '60012', 'GET /auth/user', 'GET /game/closed', 'GET /challenges/current'],
];

/** Ids of places that exist on the mock server, by route. */
const IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/ranking/agency/:id': { ':id': '1102' },
  '/regions/:id/agencies': { ':id': '11' },
  '/support/ticket/:ticket_id': { ':ticket_id': '318' },
};

/** Every route, some of them with several personas or prizes. */
export const VISITS: readonly Visit[] = [
  // Logs in by the stored code. With a token, '/' would only redirect to Score, which has its own row.
  { row: '/', persona: '60005', address: '/', byCode: true },
  ...routes
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({
      row: path,
      persona: personaOf(path),
      address: addressOf(path, { ...PARAMS, ...IDS[path] }),
    })),
  ...SCORES.map(([who, persona, ...calls]) => ({
    row: `/score, ${who}`,
    address: '/score',
    persona,
    calls,
  })),
  ...['/vault/:sku', '/vault/:sku/order'].map((path) => ({
    row: `${path}, card`,
    persona: personaOf(path),
    address: addressOf(path, { ...PARAMS, ':sku': GIFT_CARD_SKU }),
  })),
];
