import type { SurveyAnswers } from '@gemas/domain';
import { completeSurvey, fetchSurveys } from '../api/surveys.ts';
import { atom, atomWithQuery, queryClientAtom } from './jotai.ts';
import { sendAtom, userAtom } from './session.ts';

function surveysKey(userId: number) {
  return ['surveys', userId];
}

/** The surveys that wait for this person. */
export const surveysAtom = atomWithQuery((get) => ({
  queryKey: surveysKey(get(userAtom).id),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchSurveys(get(sendAtom), signal),
  staleTime: 60_000,
}));

/** How the last try to send a survey stands. */
type Sending = 'idle' | 'sending' | 'failed';

const sendingStateAtom = atom<Sending>('idle');

export const surveySendingAtom = atom((get) => get(sendingStateAtom));

/** Sends a survey, once at a time; true when it arrived. Afterwards the surveys are asked for again. */
export const sendSurveyAtom = atom(
  null,
  async (get, set, answers: SurveyAnswers): Promise<boolean> => {
    if (get(sendingStateAtom) === 'sending') return false;
    set(sendingStateAtom, 'sending');
    try {
      await completeSurvey(get(sendAtom), answers);
    } catch {
      set(sendingStateAtom, 'failed');
      return false;
    }
    set(sendingStateAtom, 'idle');
    void get(queryClientAtom).invalidateQueries({ queryKey: surveysKey(get(userAtom).id) });
    return true;
  },
);
