import { type Material, type SurveyAnswers, storedAnswer } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { SOON } from '../../testing/soon.ts';
import type { AppStore } from '../core/jotai.ts';
import { local, persistedKey, session } from '../core/storage.ts';
import { materialsAtom } from '../materials.ts';
import { identityAtom, sendAtom } from '../session/session.ts';
import { createAppStore } from '../session/store.ts';
import { surveysAtom } from '../surveys.ts';
import {
  answerSurveyAtom,
  continueIntroAtom,
  onboardAtom,
  onboardingFactsAtom,
  onboardingStepAtom,
} from './onboarding.ts';

const USER = { ...fixtures.userFernanda, role_id: 3, tour_complete: false };

const INTRO = {
  ...{ id: 5, type: 'html', title: 'Hola', url: '', is_vertical: false, content: '<p>Hola</p>' },
  ...{ every_day: false, roles: '3', is_intro: true },
};
const question = (id: number) => ({
  ...{ id, type: 'text', statement: '¿Qué cambiarías?', answer: null },
  data: { options: [], aditional: null },
});
const survey = (id: number) => ({ id, title: '', description: '', questions: [question(id)] });
const answers = (survey_id: number): SurveyAnswers => ({ survey_id, questions: [] });

let store: AppStore;
let leaves: (() => void)[] = [];
let sent: string[] = [];
/** Paths of the calls that fail. */
let lost: readonly string[] = [];
/** True if the server answers no call. */
let isSilent = false;

beforeEach(() => {
  local.clear();
  session.clear();
  local.setItem('owner', String(USER.id));
  local.setItem('token', 'token');
  sent = [];
  lost = [];
  isSilent = false;
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ method, path, read }) => {
    if (method === 'POST') sent.push(path);
    if (isSilent) await new Promise(() => undefined);
    if (lost.includes(path)) throw new ApiError('offline');
    if (path === '/materials') return read([INTRO]);
    return read(path === '/surveys' ? [survey(7), survey(8)] : {});
  });
  store.set(identityAtom, { user: USER, wallet: { balance: 0 } });
});

afterEach(() => {
  for (const leave of leaves) leave();
});

/** Opens the app, and waits until the calls for the materials and for the surveys have succeeded or failed. */
async function open(): Promise<void> {
  leaves = [materialsAtom, surveysAtom].map((queryAtom) => store.sub(queryAtom, () => undefined));
  const isSettled = () =>
    !store.get(materialsAtom).isFetching && !store.get(surveysAtom).isFetching;
  await vi.waitUntil(isSettled, SOON);
  store.set(onboardAtom, { type: 'facts-changed' });
}

/** Returns the kind of the current onboarding step, followed by an id if the step is an intro or a survey. */
function shown(): string {
  const step = store.get(onboardingStepAtom);
  if (step.kind === 'intro') return `intro ${step.intro.id}`;
  return step.kind === 'survey' ? `survey ${step.survey.id}` : step.kind;
}

function intro(): Material {
  const step = store.get(onboardingStepAtom);
  if (step.kind !== 'intro') throw new Error(`${step.kind} is shown`);
  return step.intro;
}

it('shows the intro, each survey and the tour, and then Score', async () => {
  expect(shown()).toBe('waiting');
  await open();
  expect(shown()).toBe('intro 5');
  store.set(continueIntroAtom, intro());
  expect(JSON.parse(local.getItem('viewed_intros') ?? '')).toEqual([5]);
  expect(shown()).toBe('survey 7');
  await store.set(answerSurveyAtom, answers(7));
  expect(shown()).toBe('survey 8');
  await store.set(answerSurveyAtom, answers(7));
  expect(sent).toEqual(['/surveys/complete']);
  await store.set(answerSurveyAtom, answers(8));
  expect(shown()).toBe('tour');
  store.set(onboardAtom, { type: 'tour-finished' });
  expect(shown()).toBe('main');
});

it('keeps a survey that could not be sent', async () => {
  local.setItem('viewed_intros', '[5]');
  await open();
  lost = ['/surveys/complete'];
  await store.set(answerSurveyAtom, answers(7));
  expect(shown()).toBe('survey 7');
});

it('skips a list that failed to load', async () => {
  lost = ['/materials', '/surveys'];
  await open();
  expect(store.get(onboardingFactsAtom)).toMatchObject({
    materials: { status: 'failed' },
    surveys: { status: 'failed' },
  });
  expect(shown()).toBe('tour');
});

it('skips a list that has not loaded in time until Score is opened again', async () => {
  store.set(onboardAtom, { type: 'wait-over' });
  expect(shown()).toBe('tour');
  store.set(onboardAtom, { type: 'tour-finished' });
  await open();
  expect(shown()).toBe('main');
  store.set(onboardAtom, { type: 'score-opened' });
  expect(shown()).toBe('intro 5');
});

it.each(['{', '7', '["5"]'])(
  'ignores stored viewed intros that cannot be read: %s',
  async (stored) => {
    local.setItem('viewed_intros', stored);
    await open();
    expect(shown()).toBe('intro 5');
  },
);

it('waits for the first refresh of stored materials, and for no later refresh', async () => {
  const stored = storedAnswer([INTRO], Date.now() - 60_000);
  local.writeJson(persistedKey(USER.id, 'materials'), stored);
  const stateOfMaterials = () => store.get(onboardingFactsAtom).materials.status;
  leaves = [store.sub(materialsAtom, () => undefined)];
  expect(store.get(materialsAtom)).toMatchObject({ data: [{ id: 5 }], isFetching: true });
  expect(stateOfMaterials()).toBe('loading');
  await vi.waitUntil(() => !store.get(materialsAtom).isFetching, SOON);
  expect(stateOfMaterials()).toBe('ready');
  isSilent = true;
  void store.get(materialsAtom).refetch();
  await vi.waitUntil(() => store.get(materialsAtom).isFetching, SOON);
  expect(stateOfMaterials()).toBe('ready');
});

it('does not wait for stored materials that are less than 60 s old', () => {
  local.writeJson(persistedKey(USER.id, 'materials'), storedAnswer([INTRO], Date.now()));
  leaves = [store.sub(materialsAtom, () => undefined)];
  expect(store.get(onboardingFactsAtom).materials.status).toBe('ready');
});

it('sends no answers while no survey is shown', async () => {
  await store.set(answerSurveyAtom, answers(7));
  expect(shown()).toBe('waiting');
  await open();
  await store.set(answerSurveyAtom, answers(7));
  expect(shown()).toBe('intro 5');
  expect(sent).toEqual([]);
});
