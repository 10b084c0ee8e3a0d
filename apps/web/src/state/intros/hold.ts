import { atom } from '../core/jotai.ts';
import { identityAtom } from '../session/session.ts';
import { mayBePendingAtom } from './may-be-pending.ts';

/**
 * Whether it is known what is shown before Score (decision 56). `held`: not yet, so Score waits. `free`: known.
 * `overdue`: the wait took too long, and Score does not wait again in this visit.
 */
export type Hold = 'held' | 'free' | 'overdue';

export const holdAtom = atom<Hold>('held');

/** Whether Score ignores taps now. It never waits before the session has begun, or if nothing can be pending. */
export const isScoreHeldAtom = atom(
  (get) => get(identityAtom) !== null && get(holdAtom) === 'held' && get(mayBePendingAtom),
);
