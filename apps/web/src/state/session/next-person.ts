import type { Session, Startup } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { postsSettledAtom } from '../core/posting.ts';
import { local, OWNER_KEY } from '../core/storage.ts';
import { createAppStore, optionsAtom } from '../core/store.ts';
import { nextStoreAtom, personAtom, startupAtom, storeSessionAtom } from './session.ts';
import { bootAtom } from './start.ts';

/** Logs in the person whom the server returned for a code. */
const letInAtom = atom(null, (_get, set, answer: Session, code: string): Startup => {
  const identity = set(storeSessionAtom, answer, code);
  set(startupAtom, { type: 'start', token: null, code });
  return set(startupAtom, { type: 'logged-in', identity });
});

const latestAttemptAtom = atom<object | null>(null);

/**
 * Begins an attempt to change who is in: it overtakes earlier ones that still wait. Returns a function that tells whether it
 * was overtaken itself.
 */
export const beginAttemptAtom = atom(null, (get, set): (() => boolean) => {
  const attempt = {};
  set(latestAttemptAtom, attempt);
  return () => get(latestAttemptAtom) !== attempt || get(nextStoreAtom) !== null;
});

/**
 * Lets in the person whom the server returned for a code. Another one than who was here gets a store of their own, once
 * every call that posts is answered. Null where a later attempt has overtaken this one.
 */
export const letInNextAtom = atom(
  null,
  async (get, set, answer: Session, code: string): Promise<Startup | null> => {
    const former = get(personAtom)?.user.id ?? local.getItem(OWNER_KEY);
    const isSame = former === null || String(former) === String(answer.user.id);
    if (isSame) return set(letInAtom, answer, code);
    const isOvertaken = set(beginAttemptAtom);
    await set(postsSettledAtom);
    if (isOvertaken()) return null;
    const nextStore = createAppStore(get(optionsAtom));
    const startup = nextStore.set(letInAtom, answer, code);
    set(nextStoreAtom, nextStore);
    return startup;
  },
);

/**
 * Starts again as a page load would, with the login code of a link or none. Calls that post are waited for: an order is
 * never lost.
 */
export const restartAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const isOvertaken = set(beginAttemptAtom);
  await set(postsSettledAtom);
  if (isOvertaken()) return;
  const nextStore = createAppStore(get(optionsAtom));
  set(nextStoreAtom, nextStore);
  await nextStore.set(bootAtom, encrypted);
});
