import type { SurveyAnswers } from '@gemas/domain';
import { completeSurvey, fetchSurveys } from '../api/surveys.ts';
import { atom, queryClientAtom } from './core/jotai.ts';
import { latched } from './core/latch.ts';
import { userKey, userQuery } from './core/user-query.ts';
import { userAtom } from './session/session.ts';

const NAME = 'surveys';

/** The surveys that this user has to answer. */
export const surveysAtom = userQuery(NAME, fetchSurveys, { staleTime: 60_000 });

const failedStateAtom = atom<{ userId: number } | null>(null);

/** True when the last attempt to send a survey failed. */
export const surveyFailedAtom = atom((get) => get(failedStateAtom)?.userId === get(userAtom).id);

/** Sends a survey; returns true when it arrived. Afterwards the surveys are fetched again. */
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
    void get(queryClientAtom).invalidateQueries({ queryKey: userKey(NAME, userId) });
    return true;
  },
);
