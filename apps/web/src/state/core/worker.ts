import { atom, getDefaultStore } from 'jotai';
import { registerServiceWorker, removeServiceWorker } from '../../platform/service-worker.ts';

/** The service worker (`apps/web/pwa/plugin.ts`), a file beside index.html. Its scope is the folder of index.html. */
const FILE = 'sw.js';
/** A server that has not answered within this time counts as unreachable, ms. */
const ANSWER_MS = 5000;

/** True if a newer version than the running one is on the phone. Stored in jotai's default store, for all users. */
export const newVersionAtom = atom(false);

export const registerWorker = () =>
  registerServiceWorker(FILE, () => getDefaultStore().set(newVersionAtom, true));

/** Removes the worker and its cache, unless the server cannot be reached (decision 8). */
export const removeWorker = () =>
  removeServiceWorker(FILE, async () => {
    // The worker's own file is never cached, so an answer proves that the server can be reached.
    const request = new AbortController();
    setTimeout(() => request.abort(), ANSWER_MS);
    const answer = fetch(FILE, { cache: 'no-store', signal: request.signal });
    return answer.then(
      ({ ok }) => ok,
      () => false,
    );
  });
