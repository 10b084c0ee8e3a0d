/** Session storage key: the build that was loaded anew because a part of its code was gone. */
const KEY = 'reloaded_build';

/** Writes down that this build is loaded anew. False if it was before, or where nothing can be written down. */
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
 * A part of the app's code could not be loaded. If that is because a newer version has taken its place on the server,
 * loading the page anew helps: done once for a build, and only while there is a page to load. Returns false where the
 * person has to be told instead.
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
