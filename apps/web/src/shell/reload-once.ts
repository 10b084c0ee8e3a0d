import { session } from '../state/core/storage.ts';

/** Session storage key of the build that was last reloaded because some of its code could not be loaded. */
const KEY = 'reloaded_build';

/**
 * Reloads the page after some code could not be loaded. A reload helps if a newer version has replaced the code on the
 * server. Reloads once per build, and only if the page itself can be loaded. Returns false if the user has to see the
 * error instead.
 */
export async function reloadOnce(build: string): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.pathname, { cache: 'no-store' });
    // If the build cannot be stored, `setItem` returns false, and the page is not reloaded, to avoid endless reloads.
    if (!ok || session.getItem(KEY) === build || !session.setItem(KEY, build)) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
