import type { Session, Startup } from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { postsSettledAtom } from '../core/posting.ts';
import { createAppStore, optionsAtom } from '../core/store.ts';
import { adoptAtom, bootAtom, personAtom, startupAtom, successorAtom } from './session.ts';

/** Lets in whom a code answered for. */
const admitAtom = atom(null, (_get, set, answer: Session, code: string): Startup => {
  const identity = set(adoptAtom, answer, code);
  set(startupAtom, { type: 'start', token: null, code });
  return set(startupAtom, { type: 'logged-in', identity });
});

/** As `admitAtom`. Somebody else than was here gets a store of their own, once nothing of the other is on its way. */
export const admitNextAtom = atom(
  null,
  async (get, set, answer: Session, code: string): Promise<Startup> => {
    const former = get(personAtom);
    if (former === null || former.user.id === answer.user.id) return set(admitAtom, answer, code);
    await set(postsSettledAtom);
    const heir = createAppStore(get(optionsAtom));
    const startup = heir.set(admitAtom, answer, code);
    set(successorAtom, heir);
    return startup;
  },
);

/** The link that is waiting for its turn. */
const nextLinkAtom = atom<object | null>(null);

/** Starts anew, as a page load with this link would. What is on its way is waited for: an order is never lost. */
export const restartAtom = atom(null, async (get, set, encrypted: string | null): Promise<void> => {
  const link = {};
  set(nextLinkAtom, link);
  await set(postsSettledAtom);
  if (get(nextLinkAtom) !== link || get(successorAtom)) return;
  const heir = createAppStore(get(optionsAtom));
  set(successorAtom, heir);
  await heir.set(bootAtom, encrypted);
});
