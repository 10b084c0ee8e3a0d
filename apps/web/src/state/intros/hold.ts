import { atom } from '../core/jotai.ts';

/**
 * Whether Score may be used. `held`: not yet, what is to be shown before it is not known (decision 56). `free`: it is
 * known. `overdue`: the wait for it was too long, and Score is not held again in this visit.
 */
export type Hold = 'held' | 'free' | 'overdue';

export const holdAtom = atom<Hold>('held');
