import type { SurveyAnswers } from '@gemas/domain';
import { completeSurvey, fetchSurveys } from '../api/surveys.ts';
import { atom, atomWithQuery, queryClientAtom } from './core/jotai.ts';
import { latched } from './core/latch.ts';
import { sendAtom, userAtom } from './session/session.ts';

function surveysKey(userId: number) {
  return ['surveys', userId];
}

/** The surveys that wait for this person. */
export const surveysAtom = atomWithQuery((get) => ({
  queryKey: surveysKey(get(userAtom).id),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchSurveys(get(sendAtom), signal),
  staleTime: 60_000,
}));

const failedStateAtom = atom<{ userId: number } | null>(null);

/** The last try to send a survey failed. */
export const surveyFailedAtom = atom((get) => get(failedStateAtom)?.userId === get(userAtom).id);

/** Sends a survey; true when it arrived. Afterwards the surveys are asked for again. */
export const sendSurveyAtom = latched(
  async (post, get, set, answers: SurveyAnswers): Promise<boolean> => {
    const { id: userId } = get(userAtom);
    set(failedStateAtom, null);
    try {
      await completeSurvey(post, answers);
    } catch {
      set(failedStateAtom, { userId });
      return false;
    }
    void get(queryClientAtom).invalidateQueries({ queryKey: surveysKey(userId) });
    return true;
  },
);
