import type { RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { addressHandlers } from './address.ts';
import { callsOf } from './call.ts';
import { contentHandlers } from './content.ts';
import { gameHandlers } from './game.ts';
import { orderHandlers } from './orders.ts';
import { sessionHandlers } from './session.ts';
import { supportHandlers } from './support.ts';
import { vaultHandlers } from './vault.ts';

/** Handlers for every call of spec section 7 and the two assumed ones, over one store. */
export function createHandlers(db: Db): RequestHandler[] {
  const calls = callsOf(db);
  return [
    ...sessionHandlers(db, calls),
    ...gameHandlers(db, calls),
    ...vaultHandlers(db, calls),
    ...orderHandlers(db, calls),
    ...addressHandlers(calls),
    ...contentHandlers(calls),
    ...supportHandlers(db, calls),
  ];
}
