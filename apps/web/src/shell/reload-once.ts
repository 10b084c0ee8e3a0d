/** Session storage key of the build that was last reloaded because some of its code could not be loaded. */
const KEY = 'reloaded_build';

/** Stores that this build was reloaded. Returns false if the build was already stored, or cannot be stored. */
function isFirstTime(build: string): boolean {
  try {
    const { sessionStorage } = window;
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return sessionStorage.getItem(KEY) === build;
  } catch {
    return false;
  }
}

/**
 * Reloads the page after some code could not be loaded. A reload helps if a newer version has replaced the code on the
 * server. Reloads once per build, and only if the page itself can be loaded. Returns false if the user has to see the
 * error instead.
 */
export async function reloadOnce(build: string): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.pathname, { cache: 'no-store' });
    if (!ok || !isFirstTime(build)) return false;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
