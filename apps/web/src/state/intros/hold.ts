import { atom } from '../core/jotai.ts';
import { identityAtom } from '../session/session.ts';
import { mayBePendingAtom } from './may-be-pending.ts';

/**
 * What is known of what is to be shown before Score (decision 56). `held`: nothing yet, Score waits for it. `free`: it is
 * known. `overdue`: the wait was too long, and Score does not wait again in this visit.
 */
export type Hold = 'held' | 'free' | 'overdue';

export const holdAtom = atom<Hold>('held');

/** Whether Score takes no tap now. It never waits before the session has begun, nor where nothing can be pending. */
export const isScoreHeldAtom = atom(
  (get) => get(identityAtom) !== null && get(holdAtom) === 'held' && get(mayBePendingAtom),
);
