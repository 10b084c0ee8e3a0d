import { atom } from '../core/jotai.ts';
import { userAtom } from '../session/session.ts';

/**
 * Whether Score may be used. `held`: not yet, what is to be shown before it is not known (decision 56). `free`: it is
 * known. `overdue`: the wait for it was too long.
 */
export type Hold = 'held' | 'free' | 'overdue';

const holdStateAtom = atom<{ userId: number; hold: Hold } | null>(null);

/** `held` for a person who has just logged in, also after another one on this phone. */
export const holdAtom = atom(
  (get): Hold => {
    const known = get(holdStateAtom);
    return known?.userId === get(userAtom).id ? known.hold : 'held';
  },
  (get, set, hold: Hold) => set(holdStateAtom, { userId: get(userAtom).id, hold }),
);
