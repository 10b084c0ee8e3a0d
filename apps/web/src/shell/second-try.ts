/** Time after which a page that the user leaves has been unloaded on most networks, ms. */
const PAUSE_MS = 1000;

/**
 * Returns a function that loads code, and tries once more after a pause if that fails. Firefox aborts the requests of a
 * page as soon as another page is requested. Without the pause, a user who leaves the page would see an error, which
 * would also be reported.
 */
export function secondTry<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
}
