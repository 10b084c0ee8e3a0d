import { atom } from '../core/jotai.ts';
import { userAtom } from '../session/session.ts';

/**
 * Whether Score may be used. `held`: what stands before it is not known yet (decision 56). `free`: it is.
 * `overdue`: that was waited for long enough.
 */
export type Hold = 'held' | 'free' | 'overdue';

const holdStateAtom = atom<{ userId: number; hold: Hold } | null>(null);

/** Held for who has just come, also after another person on this phone. */
export const holdAtom = atom(
  (get): Hold => {
    const known = get(holdStateAtom);
    return known?.userId === get(userAtom).id ? known.hold : 'held';
  },
  (get, set, hold: Hold) => set(holdStateAtom, { userId: get(userAtom).id, hold }),
);
