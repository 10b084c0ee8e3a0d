import type { Session, Startup } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { postsSettledAtom } from '../core/posting.ts';
import { local, OWNER_KEY } from '../core/storage.ts';
import { createAppStore, optionsAtom } from '../core/store.ts';
import { nextStoreAtom, personAtom } from './session.ts';
import { bootAtom, letInAtom } from './start.ts';

const latestAttemptAtom = atom<object | null>(null);

/**
 * Starts an attempt to change the user. Cancels earlier attempts that still wait. Returns a function that tells whether
 * this attempt was cancelled in turn.
 */
export const beginAttemptAtom = atom(null, (get, set): (() => boolean) => {
  const attempt = {};
  set(latestAttemptAtom, attempt);
  return () => get(latestAttemptAtom) !== attempt || get(nextStoreAtom) !== null;
});

/**
 * Logs in the user whom the server returned for a code. Another user than the current one gets a new store, after every
 * posting call has been answered. Null if this attempt was cancelled.
 *
 * @param isGivenUp result of `beginAttemptAtom`
 */
export const letInNextAtom = atom(
  null,
  async (
    get,
    set,
    answer: Session,
    code: string,
    isGivenUp: () => boolean,
  ): Promise<Startup | null> => {
    if (isGivenUp()) return null;
    const former = get(personAtom)?.user.id ?? local.getItem(OWNER_KEY);
    const isSame = former === null || String(former) === String(answer.user.id);
    if (isSame) return set(letInAtom, answer, code);
    await set(postsSettledAtom);
    if (isGivenUp()) return null;
    const nextStore = createAppStore(get(optionsAtom));
    const startup = nextStore.set(letInAtom, answer, code);
    set(nextStoreAtom, nextStore);
    return startup;
  },
);

/**
 * Restarts the session like a page load, with or without the login code of a link. Waits for all posting calls, so that
 * no order is lost.
 */
export const restartAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const isGivenUp = set(beginAttemptAtom);
  await set(postsSettledAtom);
  if (isGivenUp()) return;
  const nextStore = createAppStore(get(optionsAtom));
  set(nextStoreAtom, nextStore);
  await nextStore.set(bootAtom, encrypted);
});
