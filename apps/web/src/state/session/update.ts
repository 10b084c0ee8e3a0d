import { completeUpdate } from '../../api/session.ts';
import { SESSION_KEYS, session } from '../core/storage.ts';
import { waitForUnload } from '../core/wait-for-unload.ts';
import { removeWorker } from '../core/worker.ts';
import { latched } from './latch.ts';

/**
 * Whether the user has tapped ACTUALIZAR in this visit, and the screen 'Update pending' has not been shown since then
 * (decision 75).
 */
export const wasUpdated = () => session.getItem(SESSION_KEYS.updated) !== null;

/**
 * Forgets that ACTUALIZAR was tapped. Called when the screen 'Update pending' is shown, and when no update is due any
 * more.
 */
export const forgetUpdate = () => session.removeItem(SESSION_KEYS.updated);

/** ACTUALIZAR: reports the update to the server and reloads, whether that call succeeds or not (decision 8). */
export const updateAtom = latched(async (post) => {
  await Promise.allSettled([completeUpdate(post), removeWorker()]);
  session.setItem(SESSION_KEYS.updated, 'true');
  window.location.reload();
  await waitForUnload();
});
