import {
  BRIEFLY_FRESH_MS,
  type FailureKind,
  readSurveys,
  restoredSurveyDraft,
  type Survey,
  type SurveyAnswers,
  type SurveyDraft,
} from '@gemas/domain';
import { toFailure } from '../api/error.ts';
import { completeSurvey, fetchSurveys } from '../api/surveys.ts';
import { atom, queryClientAtom } from './core/jotai.ts';
import { SESSION_KEYS, session } from './core/storage.ts';
import { latched } from './session/latch.ts';
import { userAtom } from './session/session.ts';
import { persistedAtom, userKey, userQuery } from './session/user-query.ts';
import { readVisit, writeVisit } from './session/visit.ts';

const NAME = 'surveys';

/** The persisted surveys. They are never shown. They only help decide if Score waits for new surveys (decision 56). */
export const persistedSurveysAtom = persistedAtom(NAME, readSurveys);

/** The surveys that this user has to answer. */
export const surveysAtom = userQuery(NAME, fetchSurveys, {
  staleTime: BRIEFLY_FRESH_MS,
  persisted: { in: persistedSurveysAtom },
});

/** Returns the unsent answers that the user has typed for this survey in this visit. Undefined if there are none. */
export function storedSurveyDraft(userId: number, survey: Survey): SurveyDraft | undefined {
  const { surveyId, draft } = readVisit(userId, SESSION_KEYS.surveyDraft);
  return surveyId === survey.id ? restoredSurveyDraft(survey, draft) : undefined;
}

export const saveSurveyDraftAtom = atom(null, (get, _set, surveyId: number, draft: SurveyDraft) =>
  writeVisit(get(userAtom).id, SESSION_KEYS.surveyDraft, { surveyId, draft }),
);

/** The survey that could not be sent in the last attempt, and why; null if the attempt did not fail. */
export const surveyFailureAtom = atom<{ id: number; kind: FailureKind } | null>(null);

/** Sends a survey. Returns true if it was sent. Always refetches: the server may have stored it despite a failure. */
export const sendSurveyAtom = latched(
  async (post, get, set, answers: SurveyAnswers): Promise<boolean> => {
    const { id: userId } = get(userAtom);
    set(surveyFailureAtom, null);
    try {
      await completeSurvey(post, answers);
      session.removeItem(SESSION_KEYS.surveyDraft);
    } catch (error) {
      set(surveyFailureAtom, { id: answers.survey_id, kind: toFailure(error).kind });
    }
    void get(queryClientAtom).invalidateQueries({ queryKey: userKey(NAME, userId) });
    return get(surveyFailureAtom) === null;
  },
);
