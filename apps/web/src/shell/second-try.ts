/** On most networks, a page that is being left has been unloaded after this time, ms. */
const PAUSE_MS = 1000;

/**
 * Loads code, and tries once more after a pause if that fails. Firefox aborts what a page is loading as soon as another
 * page is requested. Without the pause, a user who leaves would see an error, which would also be reported.
 */
export function secondTry<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
}
