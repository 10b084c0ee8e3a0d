import { latched } from '../core/latch.ts';
import { reloadFromStart } from '../core/reload.ts';
import { local, session } from '../core/storage.ts';
import { waitForUnload } from '../core/wait-for-unload.ts';

/** Removes everything of the user from the phone and reloads (spec section 2, Profile). */
export function logOut(): void {
  local.clear();
  session.clear();
  reloadFromStart();
}

/** 'Sí, cerrar sesión'. */
export const logOutAtom = latched(async () => {
  logOut();
  await waitForUnload();
});
