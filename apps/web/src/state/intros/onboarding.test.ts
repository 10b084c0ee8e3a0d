import { type Material, type SurveyAnswers, storedAnswer } from '@gemas/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { loadPage, mount, newPhone, store, USER } from '../../testing/phone.ts';
import { SOON } from '../../testing/soon.ts';
import { answerKey, local } from '../core/storage.ts';
import { materialsAtom } from '../materials.ts';
import { surveysAtom } from '../surveys.ts';
import {
  answerSurveyAtom,
  continueIntroAtom,
  finishStepAtom,
  isOnboardedAtom,
  onboardingStepAtom,
  showStepAtom,
} from './onboarding.ts';

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

let sent: string[] = [];
/** Paths of the calls that fail. */
let lost: readonly string[] = [];
/** True if the server answers no call. */
let isSilent = false;

beforeEach(() => {
  newPhone();
  sent = [];
  lost = [];
  isSilent = false;
  const answer = async ({ method, path }: { method: string; path: string }) => {
    if (method === 'POST') sent.push(path);
    if (isSilent) await new Promise(() => undefined);
    if (lost.includes(path)) throw new ApiError('offline');
    if (path === '/materials') return [INTRO];
    return path === '/surveys' ? [survey(7), survey(8)] : {};
  };
  loadPage(answer, { role_id: 3, tour_complete: false });
});

/** Opens the app, and waits until the calls for the materials and for the surveys have succeeded or failed. */
async function open(): Promise<void> {
  mount(store, onboardingStepAtom);
  const isSettled = () =>
    !store.get(materialsAtom).isFetching && !store.get(surveysAtom).isFetching;
  await vi.waitUntil(isSettled, SOON);
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
  expect(store.get(isOnboardedAtom)).toBe(false);
  store.set(finishStepAtom, { kind: 'tour' });
  expect(shown()).toBe('main');
  expect(store.get(isOnboardedAtom)).toBe(true);
});

it('keeps a survey that could not be sent', async () => {
  local.setItem('viewed_intros', '[5]');
  await open();
  lost = ['/surveys/complete'];
  await store.set(answerSurveyAtom, answers(7));
  expect(shown()).toBe('survey 7');
});

it('shows the intro of a list that had failed after the tour, not over the tour', async () => {
  lost = ['/materials', '/surveys'];
  await open();
  store.set(showStepAtom, store.get(onboardingStepAtom));
  lost = [];
  void store.get(materialsAtom).refetch();
  await vi.waitUntil(() => store.get(materialsAtom).data, SOON);
  expect(shown()).toBe('tour');
  store.set(finishStepAtom, { kind: 'tour' });
  expect(shown()).toBe('intro 5');
});

it('ignores stored viewed intros that cannot be read', async () => {
  local.setItem('viewed_intros', '[{}]');
  await open();
  expect(shown()).toBe('intro 5');
});

describe('spec section 4, Intros: "unseen if its id is missing from the stored viewed list"', () => {
  /** Stores materials on the phone, as if the last visit had ended `agoMs` ago. */
  function storeMaterials(rows: readonly unknown[], agoMs: number): void {
    const stored = storedAnswer(rows, Date.now() - agoMs);
    local.writeJson(answerKey(USER.id, 'materials'), stored);
  }

  it('shows an intro of the last visit at once', () => {
    storeMaterials([INTRO], 60_000);
    isSilent = true;
    mount(store, onboardingStepAtom);
    expect(shown()).toBe('intro 5');
  });

  it('shows an intro that is new since the last visit, before the tour', async () => {
    storeMaterials([], 1000);
    mount(store, onboardingStepAtom);
    expect(shown()).toBe('waiting');
    await open();
    expect(shown()).toBe('intro 5');
  });
});

it('sends no answers while no survey is shown', async () => {
  await store.set(answerSurveyAtom, answers(7));
  expect(shown()).toBe('waiting');
  await open();
  await store.set(answerSurveyAtom, answers(7));
  expect(shown()).toBe('intro 5');
  expect(sent).toEqual([]);
});
