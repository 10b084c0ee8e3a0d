import { latched } from './latch.ts';
import { pageGone } from './page-gone.ts';
import { logOut } from './session.ts';

/** 'Sí, cerrar sesión'. */
export const logOutAtom = latched(async () => {
  logOut();
  await pageGone();
});
