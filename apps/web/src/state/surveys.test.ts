import type { SurveyAnswers } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../api/error.ts';
import type { AppStore } from './core/jotai.ts';
import { local, session } from './core/storage.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { createAppStore } from './session/store.ts';
import { saveSurveyDraftAtom, sendSurveyAtom, storedSurveyDraft } from './surveys.ts';

const USER = fixtures.userFernanda;
const SURVEY = {
  id: 7,
  title: '',
  description: '',
  questions: [
    {
      id: 73,
      type: 'text' as const,
      statement: '¿Qué cambiarías?',
      answer: null,
      data: { options: [], aditional: null },
    },
  ],
};
const DRAFT = { 73: { text: 'Nada.', chosen: [], additional: '' } };
const ANSWERS: SurveyAnswers = { survey_id: 7, questions: [] };

let store: AppStore;
let isOnline = true;

beforeEach(() => {
  local.clear();
  session.clear();
  isOnline = true;
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ read }) => {
    if (!isOnline) throw new ApiError('offline');
    return read([]);
  });
  store.set(identityAtom, { user: USER, wallet: { balance: 0 } });
  store.set(saveSurveyDraftAtom, 7, DRAFT);
});

it('a draft of a survey is kept only for its user', () => {
  expect(storedSurveyDraft(USER.id, SURVEY)).toEqual(DRAFT);
  expect(storedSurveyDraft(USER.id + 1, SURVEY)).toBeUndefined();
});

it('a draft of a survey is not used for another survey', () => {
  expect(storedSurveyDraft(USER.id, { ...SURVEY, id: 8 })).toBeUndefined();
});

it('sending a survey removes its draft', async () => {
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(true);
  expect(storedSurveyDraft(USER.id, SURVEY)).toBeUndefined();
});

it('a survey that could not be sent keeps its draft', async () => {
  isOnline = false;
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(false);
  expect(storedSurveyDraft(USER.id, SURVEY)).toEqual(DRAFT);
});
