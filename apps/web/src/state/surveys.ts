import {
  BRIEFLY_FRESH_MS,
  type FailureKind,
  type Id,
  restoredSurveyDraft,
  type Survey,
  type SurveyAnswers,
  type SurveyDraft,
} from '@gemas/domain';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { toFailure } from '../api/call.ts';
import { completeSurvey, fetchSurveys } from '../api/surveys.ts';
import { SESSION_KEYS } from './core/storage.ts';
import { latched } from './session/latch.ts';
import { readVisit, writeVisit } from './session/owner.ts';
import { userAtom } from './session/session.ts';
import { userKey, userQuery } from './session/user-query.ts';

const NAME = 'surveys';

/** The surveys. Not stored on the phone, because a stored survey may have been answered meanwhile. */
export const surveysAtom = userQuery(NAME, fetchSurveys, { staleTime: BRIEFLY_FRESH_MS });

/** Returns the survey's unsent answers that the user typed in this visit, or else the answers that the server has. */
export const storedSurveyDraft = (userId: Id, survey: Survey): SurveyDraft =>
  restoredSurveyDraft(survey, readVisit(userId, SESSION_KEYS.surveyDraft)[survey.id]);

/** Stores the typed answers of a survey for the rest of the visit. Removes them if `draft` is omitted. */
export const saveSurveyDraftAtom = atom(null, (get, _set, id: Id, draft?: SurveyDraft) => {
  const userId = get(userAtom).id;
  const drafts = readVisit(userId, SESSION_KEYS.surveyDraft);
  writeVisit(userId, SESSION_KEYS.surveyDraft, { ...drafts, [id]: draft });
});

/** The survey that could not be sent in the last attempt, and why; null if the attempt did not fail. */
export const surveyFailureAtom = atom<{ id: Id; kind: FailureKind } | null>(null);

/** Sends a survey. Returns true on success. Refetches the surveys even on failure: the answers may have been stored. */
export const sendSurveyAtom = latched(
  async (post, get, set, answers: SurveyAnswers): Promise<boolean> => {
    set(surveyFailureAtom, null);
    try {
      await completeSurvey(post, answers);
      set(saveSurveyDraftAtom, answers.survey_id);
    } catch (error) {
      set(surveyFailureAtom, { id: answers.survey_id, kind: toFailure(error).kind });
    }
    void get(queryClientAtom).invalidateQueries({ queryKey: userKey(NAME, get(userAtom).id) });
    return get(surveyFailureAtom) === null;
  },
);
