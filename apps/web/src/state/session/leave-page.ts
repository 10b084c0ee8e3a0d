// Actions that end with a page load.

import { completeUpdate } from '../../api/session.ts';
import { after } from '../../platform/after.ts';
import { reloadFromStart } from '../../platform/reload.ts';
import { SESSION_KEYS, session } from '../core/storage.ts';
import { removeWorker } from '../core/worker.ts';
import { latched, postsSettledAtom } from './latch.ts';
import { clearPhone, hasOpenLedger } from './owner.ts';

/**
 * Time in ms that an action stays latched after it has requested a page load. The user cannot repeat the action in this
 * time. If the page still runs afterwards, the load has failed and the user can try again.
 */
const UNLOAD_MS = 10_000;

/**
 * Called by 'Sí, cerrar sesión'. Removes all the user's data from the phone and reloads (spec section 2, Profile).
 *
 * Waits for calls that are being sent, because an order is never aborted. If the outcome of an order has become unknown
 * meanwhile, does not log out, so that `LogoutDialog` can warn the user (decision 4).
 */
export const logOutAtom = latched(async (_post, _get, set) => {
  const wasOpen = hasOpenLedger();
  await set(postsSettledAtom);
  if (!wasOpen && hasOpenLedger()) return;
  clearPhone();
  // The answer makes the browser empty its HTTP cache (`Clear-Site-Data`). The cache may contain pictures and other
  // files, but no answers to calls of the app (api/http.ts). The call continues during the page load.
  void fetch('log-out', { cache: 'no-store', keepalive: true }).catch(() => undefined);
  reloadFromStart();
  await after(UNLOAD_MS);
});

/** Called by 'ACTUALIZAR'. Reports the update to the server, and reloads even if that call fails (decision 8). */
export const updateAtom = latched(async (post, _get, set) => {
  await set(postsSettledAtom);
  session.setItem(SESSION_KEYS.updated, 'true');
  await Promise.allSettled([completeUpdate(post), removeWorker()]);
  window.location.reload();
  await after(UNLOAD_MS);
});
