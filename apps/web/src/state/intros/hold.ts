import { atom } from '../core/jotai.ts';
import { identityAtom } from '../session/session.ts';
import { mayBePendingAtom } from './may-be-pending.ts';

/**
 * Whether Score waits until it is known which intro, survey or tour is shown before it (decision 56).
 *
 * - `held`: not known yet, so Score waits.
 * - `free`: known, so Score does not wait.
 * - `overdue`: the wait took too long. Score does not wait again in this visit.
 */
export type Hold = 'held' | 'free' | 'overdue';

export const holdAtom = atom<Hold>('held');

/**
 * True while Score waits and ignores taps (see `Hold`). Always false until the server has confirmed who is logged in.
 * Always false if `mayBePendingAtom` is false.
 */
export const isScoreHeldAtom = atom(
  (get) => get(identityAtom) !== null && get(holdAtom) === 'held' && get(mayBePendingAtom),
);
