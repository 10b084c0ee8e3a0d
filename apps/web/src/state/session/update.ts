import { completeUpdate } from '../../api/session.ts';
import { latched } from '../core/latch.ts';
import { pageGone } from '../core/page-gone.ts';

/** What an installed service worker keeps of the old version goes first (decision 8). */
async function dropCaches(): Promise<void> {
  const names = 'caches' in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** ACTUALIZAR: tells the server and loads the app anew, whether that works or not. */
export const updateAtom = latched(async (post) => {
  await Promise.allSettled([completeUpdate(post), dropCaches()]);
  window.location.reload();
  await pageGone();
});
