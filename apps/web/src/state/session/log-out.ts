import { latched } from '../core/latch.ts';
import { pageGone } from '../core/page-gone.ts';
import { logOut } from './session.ts';

/** 'Sí, cerrar sesión'. */
export const logOutAtom = latched(async () => {
  logOut();
  await pageGone();
});
