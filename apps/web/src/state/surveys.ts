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
import { readJson, SESSION_KEYS, session, writeJson } from './core/storage.ts';
import { latched } from './session/latch.ts';
import { persistedAnswer } from './session/persisted-answer.ts';
import { userAtom } from './session/session.ts';
import { userIdAtom, userKey, userQuery } from './session/user-query.ts';

const NAME = 'surveys';

/** The persisted surveys of the last answer. They are never shown; they only tell whether Score has to wait. */
export const persistedSurveysAtom = atom((get) =>
  persistedAnswer(get(userIdAtom), NAME, readSurveys),
);

/** The surveys that this user has to answer. */
export const surveysAtom = userQuery(NAME, fetchSurveys, {
  staleTime: BRIEFLY_FRESH_MS,
  persisted: { in: persistedSurveysAtom },
});

interface StoredDraft {
  userId: number;
  surveyId: number;
  draft: unknown;
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('draft' in value)) return false;
  const { userId, surveyId } = value as Partial<Record<keyof StoredDraft, unknown>>;
  return typeof userId === 'number' && typeof surveyId === 'number';
}

/** Returns the answers to a survey that the user has typed in this visit and not sent. Undefined for none. */
export function storedSurveyDraft(userId: number, survey: Survey): SurveyDraft | undefined {
  const key = SESSION_KEYS.surveyDraft;
  const stored = readJson<StoredDraft | null>(session, key, isStoredDraft, null);
  if (stored?.userId !== userId || stored.surveyId !== survey.id) return undefined;
  return restoredSurveyDraft(survey, stored.draft);
}

export const saveSurveyDraftAtom = atom(null, (get, _set, surveyId: number, draft: SurveyDraft) => {
  const stored: StoredDraft = { userId: get(userAtom).id, surveyId, draft };
  writeJson(session, SESSION_KEYS.surveyDraft, stored);
});

/** Why the last attempt to send a survey failed; null if it did not. */
const failureStateAtom = atom<FailureKind | null>(null);

export const surveyFailureAtom = atom((get) => get(failureStateAtom));

/** Sends a survey. Returns true if it was sent. The surveys are fetched again afterwards. */
export const sendSurveyAtom = latched(
  async (post, get, set, answers: SurveyAnswers): Promise<boolean> => {
    const { id: userId } = get(userAtom);
    set(failureStateAtom, null);
    try {
      await completeSurvey(post, answers);
    } catch (error) {
      set(failureStateAtom, toFailure(error).kind);
      return false;
    }
    session.removeItem(SESSION_KEYS.surveyDraft);
    void get(queryClientAtom).invalidateQueries({ queryKey: userKey(NAME, userId) });
    return true;
  },
);
