import { clearHttpCache } from '../core/clear-http-cache.ts';
import { postsSettledAtom } from '../core/posting.ts';
import { reloadFromStart } from '../core/reload.ts';
import { local, session } from '../core/storage.ts';
import { waitForUnload } from '../core/wait-for-unload.ts';
import { latched } from './latch.ts';

/** Removes all the user's data from the phone and reloads (spec section 2, Profile). */
export function logOut(): void {
  local.clear();
  session.clear();
  clearHttpCache();
  reloadFromStart();
}

/** Called by 'Sí, cerrar sesión'. Waits for calls that are being sent: an order is never aborted. */
export const logOutAtom = latched(async (_post, _get, set) => {
  await set(postsSettledAtom);
  logOut();
  await waitForUnload();
});
