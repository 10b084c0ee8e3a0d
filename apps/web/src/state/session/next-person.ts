import type { Session, Startup } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { postsSettledAtom } from '../core/posting.ts';
import { createAppStore, optionsAtom } from '../core/store.ts';
import { bootAtom, nextStoreAtom, personAtom, startupAtom, storeSessionAtom } from './session.ts';

/** Logs in the person whom the server returned for a code. */
const letInAtom = atom(null, (_get, set, answer: Session, code: string): Startup => {
  const identity = set(storeSessionAtom, answer, code);
  set(startupAtom, { type: 'start', token: null, code });
  return set(startupAtom, { type: 'logged-in', identity });
});

/** As `letInAtom`. Another person gets a store of their own, once every call that posts is answered. */
export const letInNextAtom = atom(
  null,
  async (get, set, answer: Session, code: string): Promise<Startup> => {
    const former = get(personAtom);
    if (former === null || former.user.id === answer.user.id) return set(letInAtom, answer, code);
    await set(postsSettledAtom);
    const nextStore = createAppStore(get(optionsAtom));
    const startup = nextStore.set(letInAtom, answer, code);
    set(nextStoreAtom, nextStore);
    return startup;
  },
);

/** The latest link: an earlier one that still waits is given up. */
const pendingLinkAtom = atom<object | null>(null);

/** Restarts as a page load with this link would. Calls that post are waited for: an order is never lost. */
export const restartAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const link = {};
  set(pendingLinkAtom, link);
  await set(postsSettledAtom);
  if (get(pendingLinkAtom) !== link || get(nextStoreAtom)) return;
  const nextStore = createAppStore(get(optionsAtom));
  set(nextStoreAtom, nextStore);
  await nextStore.set(bootAtom, encrypted);
});
