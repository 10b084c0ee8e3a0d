import { completeUpdate } from '../../api/session.ts';
import { latched } from '../core/latch.ts';
import { waitForUnload } from '../core/wait-for-unload.ts';

/** Removes what an installed service worker has cached of the old version (decision 8). */
async function dropCaches(): Promise<void> {
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** ACTUALIZAR: reports the update to the server and reloads, whether that call succeeds or not. */
export const updateAtom = latched(async (post) => {
  await Promise.allSettled([completeUpdate(post), dropCaches()]);
  window.location.reload();
  await waitForUnload();
});
