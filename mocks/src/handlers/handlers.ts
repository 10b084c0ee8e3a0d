import { http, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { LOGIN_PAGE_PATH, loginPage } from '../scenarios/network.ts';
import { addressHandlers } from './address.ts';
import { API, callsOf } from './call.ts';
import { challengesHandlers } from './challenges.ts';
import { faqsHandlers } from './faqs.ts';
import { gameEndHandlers } from './game-end.ts';
import { historyHandlers } from './history.ts';
import { materialsHandlers } from './materials.ts';
import { notificationsHandlers } from './notifications.ts';
import { ordersHandlers } from './orders.ts';
import { paramsHandlers } from './params.ts';
import { placesHandlers } from './places.ts';
import { raffleHandlers } from './raffle.ts';
import { rankingHandlers } from './ranking.ts';
import { redeemHandlers } from './redeem.ts';
import { sessionHandlers } from './session.ts';
import { storesHandlers } from './stores.ts';
import { surveysHandlers } from './surveys.ts';
import { ticketsHandlers } from './tickets.ts';
import { tourHandlers } from './tour.ts';
import { vaultHandlers } from './vault.ts';

/**
 * Creates handlers for all calls of spec section 7 (docs/openapi.yaml), and for the
 * login page of a captive portal. All of them read and change the mock data `db`.
 */
export function createHandlers(db: Db): RequestHandler[] {
  const calls = callsOf(db);
  return [
    ...addressHandlers(calls),
    ...challengesHandlers(calls),
    ...faqsHandlers(calls),
    ...gameEndHandlers(calls),
    ...historyHandlers(db, calls),
    ...materialsHandlers(calls),
    ...notificationsHandlers(calls),
    ...ordersHandlers(db, calls),
    ...paramsHandlers(calls),
    ...placesHandlers(calls),
    ...raffleHandlers(calls),
    ...rankingHandlers(calls),
    ...redeemHandlers(db, calls),
    ...sessionHandlers(db, calls),
    ...storesHandlers(calls),
    ...surveysHandlers(calls),
    ...ticketsHandlers(db, calls),
    ...tourHandlers(calls),
    ...vaultHandlers(db, calls),
    http.get(`${API}${LOGIN_PAGE_PATH}`, loginPage),
  ];
}
