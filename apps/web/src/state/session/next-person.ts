import type { Session, Startup } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { postsSettledAtom } from '../core/posting.ts';
import { local, OWNER_KEY } from '../core/storage.ts';
import { nextStoreAtom, personAtom } from './session.ts';
import { bootAtom, letInAtom } from './start.ts';
import { createAppStore, optionsAtom } from './store.ts';

const latestAttemptAtom = atom<object | null>(null);

/**
 * Starts an attempt to change the user. Cancels earlier attempts that are not finished. Returns a function that tells
 * whether this attempt was cancelled by a later one.
 */
export const beginAttemptAtom = atom(null, (get, set): (() => boolean) => {
  const attempt = {};
  set(latestAttemptAtom, attempt);
  return () => get(latestAttemptAtom) !== attempt || get(nextStoreAtom) !== null;
});

/**
 * Logs in the user whom the server returned for a code, and returns the state of their session. If that user is not the
 * current one, waits until every call that is being sent has been answered, and creates a new store. Returns null if
 * this attempt was cancelled.
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
 * Restarts the session like a page load, with or without the login code of a link. Waits until every call that is being
 * sent has been answered, so that no order is lost.
 */
export const restartAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const isGivenUp = set(beginAttemptAtom);
  await set(postsSettledAtom);
  if (isGivenUp()) return;
  const nextStore = createAppStore(get(optionsAtom));
  set(nextStoreAtom, nextStore);
  await nextStore.set(bootAtom, encrypted);
});
