import { isIds, mayBePending } from '@gemas/domain';
import { atom, type Getter } from '../core/jotai.ts';
import { LOCAL_KEYS } from '../core/storage.ts';
import { persistedMaterialsAtom } from '../materials.ts';
import { readOwn } from '../session/owner.ts';
import { identityAtom, userAtom } from '../session/session.ts';
import { persistedSurveysAtom } from '../surveys.ts';

/** Ids of the intros that this user has watched on this phone. */
export function viewedIntros(get: Getter): number[] {
  return readOwn(get(userAtom).id, LOCAL_KEYS.viewedIntros, isIds, []);
}

/**
 * Whether an intro, a survey or the tour may have to be shown before Score, according to the data of the last visit. If
 * not, Score never waits, and newer intros and surveys are shown when Score is opened the next time (decision 56).
 */
export const mayBePendingAtom = atom((get) => {
  const materials = get(persistedMaterialsAtom).recent()?.data;
  const surveys = get(persistedSurveysAtom).recent()?.data;
  return mayBePending(get(userAtom), viewedIntros(get), materials, surveys);
});

/**
 * The state of Score's wait for the lists of intros and surveys (decision 56).
 *
 * - `waiting`: the initial state, also for users who do not have to wait (`isScoreHeldAtom` is then false).
 * - `over`: it is known which intro, survey or tour is shown before Score.
 * - `timed-out`: `ONBOARDING_WAIT_MS` have passed. Score does not wait again in this visit.
 */
export const scoreWaitAtom = atom<'waiting' | 'over' | 'timed-out'>('waiting');

/** True while Score waits and its links ignore taps. False while only remembered data are shown. */
export const isScoreHeldAtom = atom(
  (get) => get(identityAtom) !== null && get(scoreWaitAtom) === 'waiting' && get(mayBePendingAtom),
);
