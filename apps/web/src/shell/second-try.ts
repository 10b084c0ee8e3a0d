import { after, UNLOAD_MS } from '../schedule.ts';

/**
 * Returns a function that loads code, and tries once more after a pause if that fails. Firefox aborts the requests of a
 * page as soon as another page is requested. Without the pause, a user who leaves the page would see an error, which
 * would also be reported.
 */
export function secondTry<T>(load: () => Promise<T>): () => Promise<T> {
  return () => load().catch(() => after(UNLOAD_MS).then(load));
}
