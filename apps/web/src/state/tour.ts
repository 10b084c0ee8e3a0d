import { TOUR_START, type Tour, type TourEvent, tour, tourSteps } from '@gemas/domain';
import { atom, type Getter } from 'jotai';
import { completeTour } from '../api/tour.ts';
import { LOCAL_KEYS } from './core/storage.ts';
import { isGameClosedAtom } from './game-end/game-closed.ts';
import { finishStepAtom } from './intros/onboarding.ts';
import { territoriesAtom } from './places/territories.ts';
import { scoreStatsAtom, scoreViewAtom } from './ranking/stats.ts';
import { latched } from './session/latch.ts';
import { writeOwn } from './session/owner.ts';
import { userAtom } from './session/session.ts';

/**
 * Whether Score shows at least one ranking card of the user's role. After the game, Score shows a card only if data for
 * this card are stored.
 */
function showsStanding(get: Getter): boolean {
  if (get(isGameClosedAtom) !== true) return true;
  return get(scoreViewAtom).cards.some(({ kind }) => kind === 'territories')
    ? get(territoriesAtom).data !== undefined
    : get(scoreStatsAtom).some(({ query }) => query.data !== undefined);
}

export const tourStepsAtom = atom((get) => tourSteps(get(userAtom), showsStanding(get)));

/** The tour of this visit. Written only by `tourEventAtom`. */
export const tourAtom = atom<Tour>(TOUR_START);

const sendTourCompleteAtom = latched(async (post) => {
  await completeTour(post).catch(() => undefined);
});

/**
 * Moves to the next step of the tour, or leaves the tour. After the last step, tells the server, and stores that the
 * tour is complete in the user's data and on the phone at once, even if the call to the server fails (decision 15). A
 * tour that is left is put away for this visit, and nothing is sent or stored.
 */
export const tourEventAtom = atom(null, (get, set, type: TourEvent['type']) => {
  const before = get(tourAtom);
  const after = tour(before, { type }, get(tourStepsAtom));
  if (after === before) return;
  set(tourAtom, after);
  if (after.status === 'showing') return;
  if (after.status === 'finished') {
    void set(sendTourCompleteAtom);
    set(userAtom, { tour_complete: true });
    writeOwn(get(userAtom).id, LOCAL_KEYS.tourComplete, true);
  }
  set(finishStepAtom, { kind: 'tour' });
});
