import { type SurveyAnswers, surveyDraft } from '@gemas/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import { calls, loadPage, newPhone, setOnline, store, USER, visit } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import { materialsAtom } from './materials.ts';
import {
  saveSurveyDraftAtom,
  sendSurveyAtom,
  storedSurveyDraft,
  surveyFailureAtom,
  surveysAtom,
} from './surveys.ts';

const DATA = { options: [], aditional: null };
const QUESTION = { id: 73, type: 'text' as const, statement: '¿Qué cambiarías?', answer: null };
const SURVEY = { id: 7, title: '', description: '', questions: [{ ...QUESTION, data: DATA }] };
const OTHER_SURVEY = { ...SURVEY, id: 8 };
const DRAFT = { 73: { text: 'Nada.', chosen: [], additional: '' } };
const ANSWERS: SurveyAnswers = { survey_id: 7, questions: [] };

/** True if the server stores a survey, but its answer does not arrive. */
let isAnswerLost = false;
let isStored = false;

/** Opens Score, and waits until the surveys and the materials are loaded. */
async function open(): Promise<void> {
  await visit(store, surveysAtom, materialsAtom);
  calls.length = 0;
}

beforeEach(() => {
  newPhone();
  isAnswerLost = false;
  isStored = false;
  loadPage(({ method, path }) => {
    if (method === 'POST' && isAnswerLost) {
      isStored = true;
      throw new ApiError('timeout');
    }
    return path === '/surveys' && !isStored ? [SURVEY] : [];
  });
  store.set(saveSurveyDraftAtom, 7, DRAFT);
});

it('a draft is kept while the user types answers to another survey and sends them', async () => {
  const otherDraft = { 73: { text: 'Todo.', chosen: [], additional: '' } };
  store.set(saveSurveyDraftAtom, 8, otherDraft);
  expect(storedSurveyDraft(USER.id, SURVEY)).toEqual(DRAFT);
  expect(storedSurveyDraft(USER.id, OTHER_SURVEY)).toEqual(otherDraft);
  await store.set(sendSurveyAtom, { survey_id: 8, questions: [] });
  expect(storedSurveyDraft(USER.id, SURVEY)).toEqual(DRAFT);
  expect(storedSurveyDraft(USER.id, OTHER_SURVEY)).toEqual(surveyDraft(OTHER_SURVEY));
});

it('a survey that could not be sent keeps its draft', async () => {
  setOnline(false);
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(false);
  expect(storedSurveyDraft(USER.id, SURVEY)).toEqual(DRAFT);
});

it('a survey that is sent in a second attempt has no failure any more', async () => {
  setOnline(false);
  await store.set(sendSurveyAtom, ANSWERS);
  setOnline(true);
  await store.set(sendSurveyAtom, ANSWERS);
  expect(store.get(surveyFailureAtom)).toBeNull();
});

it('only the surveys are fetched again after a survey was sent', async () => {
  await open();
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(true);
  await vi.waitUntil(() => calls.length > 1 && !store.get(surveysAtom).isFetching, SOON);
  expect(calls).toEqual(['POST /surveys/complete', 'GET /surveys']);
});

it('a survey that the server has stored disappears although its answer was lost', async () => {
  await open();
  isAnswerLost = true;
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(false);
  expect(store.get(surveyFailureAtom)).toEqual({ id: 7, kind: 'timeout' });
  await vi.waitFor(() => expect(store.get(surveysAtom).data).toEqual([]), SOON);
});
