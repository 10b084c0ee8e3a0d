/** By then a page that is being left is gone, on most networks, ms. */
const PAUSE_MS = 1000;

/**
 * Loads a part of the code, and once more after a pause when that fails. Firefox stops what a page is loading as soon as
 * another one is requested: without the pause, whoever leaves would be shown an error, which would be reported, too.
 */
export function secondTry<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
}
