import { type SurveyAnswers, surveyDraft } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/call.ts';
import { SOON } from '../testing/soon.ts';
import { LOCAL_KEYS, local, OWNER_KEY, session } from './core/storage.ts';
import { materialsAtom } from './materials.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { type AppStore, createAppStore } from './session/store.ts';
import {
  saveSurveyDraftAtom,
  sendSurveyAtom,
  storedSurveyDraft,
  surveyFailureAtom,
  surveysAtom,
} from './surveys.ts';

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
const OTHER_SURVEY = { ...SURVEY, id: 8 };
const DRAFT = { 73: { text: 'Nada.', chosen: [], additional: '' } };
const ANSWERS: SurveyAnswers = { survey_id: 7, questions: [] };

let store: AppStore;
let isOnline = true;
/** True if the server stores a survey, but its answer does not arrive. */
let isAnswerLost = false;
let isStored = false;
let calls: string[] = [];
let leaves: (() => void)[] = [];

/** Simulates a page load. The data stored on the phone stay. */
function load(): void {
  calls = [];
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ method, path, read }) => {
    calls.push(`${method} ${path}`);
    if (!isOnline) throw new ApiError('offline');
    if (method === 'POST' && isAnswerLost) {
      isStored = true;
      throw new ApiError('timeout');
    }
    return read(path === '/surveys' && !isStored ? [SURVEY] : []);
  });
  store.set(identityAtom, { user: USER, wallet: { balance: 0 } });
}

/** Opens Score, and waits until the surveys and the materials are loaded. */
async function open(): Promise<void> {
  leaves = [surveysAtom, materialsAtom].map((queryAtom) => store.sub(queryAtom, () => undefined));
  await vi.waitUntil(() => store.get(surveysAtom).data && store.get(materialsAtom).data, SOON);
}

afterEach(() => {
  for (const leave of leaves) leave();
});

beforeEach(() => {
  local.clear();
  session.clear();
  local.setItem(OWNER_KEY, String(USER.id));
  local.setItem(LOCAL_KEYS.token, 'token');
  isOnline = true;
  isAnswerLost = false;
  isStored = false;
  leaves = [];
  load();
  store.set(saveSurveyDraftAtom, 7, DRAFT);
});

it('a draft of a survey is kept only for its user', () => {
  expect(storedSurveyDraft(USER.id, SURVEY)).toEqual(DRAFT);
  expect(storedSurveyDraft('another-user', SURVEY)).toEqual(surveyDraft(SURVEY));
});

it('a draft of a survey is not used for another survey', () => {
  expect(storedSurveyDraft(USER.id, OTHER_SURVEY)).toEqual(surveyDraft(OTHER_SURVEY));
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

it('sending a survey removes its draft', async () => {
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(true);
  expect(storedSurveyDraft(USER.id, SURVEY)).toEqual(surveyDraft(SURVEY));
});

it('a survey that could not be sent keeps its draft', async () => {
  isOnline = false;
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(false);
  expect(storedSurveyDraft(USER.id, SURVEY)).toEqual(DRAFT);
});

it('a survey that is sent in a second attempt has no failure any more', async () => {
  isOnline = false;
  await store.set(sendSurveyAtom, ANSWERS);
  isOnline = true;
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(true);
  expect(store.get(surveyFailureAtom)).toBeNull();
});

it('only the surveys are fetched again after a survey was sent', async () => {
  await open();
  calls = [];
  await store.set(sendSurveyAtom, ANSWERS);
  await vi.waitUntil(() => calls.length > 1 && !store.get(surveysAtom).isFetching, SOON);
  expect(calls).toEqual(['POST /surveys/complete', 'GET /surveys']);
});

it('the surveys are fetched again after a survey that could not be sent', async () => {
  await open();
  calls = [];
  isOnline = false;
  await store.set(sendSurveyAtom, ANSWERS);
  await vi.waitUntil(() => calls.length > 1 && !store.get(surveysAtom).isFetching, SOON);
  expect(calls).toEqual(['POST /surveys/complete', 'GET /surveys']);
  expect(store.get(surveysAtom).data).toEqual([SURVEY]);
  expect(store.get(surveyFailureAtom)).toEqual({ id: 7, kind: 'offline' });
});

it('a survey that the server has stored disappears although its answer was lost', async () => {
  await open();
  isAnswerLost = true;
  expect(await store.set(sendSurveyAtom, ANSWERS)).toBe(false);
  expect(store.get(surveyFailureAtom)).toEqual({ id: 7, kind: 'timeout' });
  await vi.waitFor(() => expect(store.get(surveysAtom).data).toEqual([]), SOON);
});
