import { latched } from '../core/latch.ts';
import { waitForUnload } from '../core/wait-for-unload.ts';
import { logOut } from './session.ts';

/** 'Sí, cerrar sesión'. */
export const logOutAtom = latched(async () => {
  logOut();
  await waitForUnload();
});
