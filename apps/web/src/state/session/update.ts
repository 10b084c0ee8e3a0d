import { completeUpdate } from '../../api/session.ts';
import { latched } from '../core/latch.ts';
import { waitForUnload } from '../core/wait-for-unload.ts';
import { removeWorker } from '../core/worker.ts';

/** ACTUALIZAR: reports the update to the server and reloads, whether that call succeeds or not (decision 8). */
export const updateAtom = latched(async (post) => {
  await Promise.allSettled([completeUpdate(post), removeWorker()]);
  window.location.reload();
  await waitForUnload();
});
