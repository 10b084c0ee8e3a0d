import { ONBOARDING_WAIT_MS, paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { keepToken, storedAnswers } from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));

/**
 * The pending timers that limit how long Score waits for intros and surveys: the function of each timer, by the timer's
 * id. Only `endWait` calls these functions, so that the speed of the machine does not matter.
 */
const waits = new Map<number, () => void>();

function holdWaits(): () => void {
  const { setTimeout: set, clearTimeout: clear } = window;
  window.setTimeout = ((act: () => void, ms?: number, ...args: unknown[]) => {
    if (ms !== ONBOARDING_WAIT_MS) return set(act, ms, ...args);
    const id = set(() => undefined);
    waits.set(id, act);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    waits.delete(Number(id));
    clear(id);
  };
  return () => {
    waits.clear();
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
  };
}

/** Lets Score's wait for intros and surveys end at once, as if `ONBOARDING_WAIT_MS` had passed. */
async function endWait(): Promise<void> {
  await waitFor(() => expect(waits.size).toBe(1));
  const [[id, end] = []] = waits;
  waits.delete(Number(id));
  end?.();
}

const meta = preview.meta({
  title: 'Flows/Onboarding',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.score },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('60008');
    return holdWaits();
  },
});

const sent = (method: string, path: string) =>
  db.requests.filter((request) => request.method === method && request.path === path);

const dialog = async (name: RegExp | string) => {
  const shown = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(shown).toBeVisible());
  return within(shown);
};

const TIP = 'Consejo del día';

export const TipThenSurvey = meta.story({
  name: 'Tip, then survey',
  parameters: { states: ['intro.next', 'intro.every-day', 'survey.pending'] },
  play: async ({ userEvent }) => {
    const tip = await dialog(TIP);
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(tip.getByRole('button', { name: 'Continuar' }));
    await dialog(/Cuéntanos cómo te va/);
    await expect(local.getItem(LOCAL_KEYS.viewedIntros)).toBe('[]');
  },
});

export const SurveyThenTour = meta.story({
  name: 'Survey, then tour',
  parameters: { states: ['survey.next', 'intro.then-tour'] },
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog(TIP)).getByRole('button', { name: 'Continuar' }));
    const survey = await dialog(/Cuéntanos cómo te va/);
    await userEvent.click(survey.getByRole('checkbox', { name: 'Vales de despensa' }));
    await userEvent.click(survey.getByRole('radio', { name: 'No' }));
    await userEvent.type(survey.getByLabelText('3. ¿Qué cambiarías?'), 'Nada');
    const send = survey.getByRole('button', { name: 'Enviar respuestas' });
    await userEvent.dblClick(send);
    await dialog(/Paso 1 de 5/);
    await expect(sent('POST', '/surveys/complete')).toHaveLength(1);
    await waitFor(() => expect(sent('GET', '/surveys')).toHaveLength(2));
  },
});

export const Viewed = meta.story({
  name: 'An intro already viewed',
  parameters: { states: ['intro.viewed'] },
  beforeEach: () => {
    enterAs('60006');
    local.setItem(LOCAL_KEYS.viewedIntros, '[101,102]');
  },
  play: async () => {
    await dialog(TIP);
    await expect(screen.queryByTitle('Bienvenida al juego')).toBeNull();
  },
});

export const OtherRole = meta.story({
  name: 'Intros of another role',
  parameters: { states: ['intro.by-role'] },
  beforeEach: () => {
    enterAs('60007');
    const account = db.account('60007');
    account.world.materials = account.world.materials.map((material) => ({
      ...material,
      roles: [13],
    }));
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Bajío Norte' })).toBeVisible();
    await waitFor(() => expect(sent('GET', '/surveys')).toHaveLength(1));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const TourDone = meta.story({
  name: 'The tour to its end',
  parameters: { states: ['tour.complete', 'tour.next'] },
  beforeEach: () => enterAs('60005'),
  play: async ({ userEvent }) => {
    const tour = await dialog(/Paso 1 de 5/);
    for (const step of [2, 3, 4, 5]) {
      await userEvent.click(tour.getByRole('button', { name: 'Siguiente' }));
      await expect(tour.getByText(`Paso ${step} de 5`)).toBeVisible();
    }
    await userEvent.click(tour.getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(sent('POST', '/auth/tour_complete')).toHaveLength(1));
    await expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const TourCallFailed = meta.story({
  name: 'The tour-complete call fails',
  parameters: { states: ['tour.complete-failed'] },
  beforeEach: () => {
    enterAs('60005');
    setScenario('tour-500');
  },
  play: async ({ userEvent }) => {
    await dialog(/Paso 1 de 5/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sent('POST', '/auth/tour_complete')).toHaveLength(1));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Returns all links and buttons of Score that can be tapped or focused. Focuses each, then restores the old focus. */
function reachable(): HTMLElement[] {
  const ways = document.querySelectorAll<HTMLElement>('#main a[href], #main button');
  const { activeElement: focused } = document;
  const found = [...ways].filter((way) => {
    const { left, top, width, height } = way.getBoundingClientRect();
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    way.focus({ preventScroll: true });
    const isFocused = document.activeElement === way;
    way.blur();
    return isFocused || way.contains(under);
  });
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return found;
}

const standsThere = () => screen.findByRole('link', { name: 'VER LOS PREMIOS' });

export const Held = meta.story({
  name: 'Score cannot be used until it is known what is shown before Score',
  parameters: { states: ['score.held'] },
  beforeEach: () => {
    enterAs('60007');
    setScenario('slow', { only: 'GET /materials', ms: 600_000 });
  },
  play: async () => {
    await standsThere();
    // In the first frame of Score, nothing may be tapped or focused, even if the code of the onboarding is not loaded.
    await expect(reachable()).toEqual([]);
    await waitFor(() => expect(sent('GET', '/materials')).toHaveLength(1));
    await expect(reachable()).toEqual([]);
    const word = screen.getByText('Preparando tu juego...');
    await waitFor(() => expect(word).toBeVisible());
    setScenario(null);
    await dialog(TIP);
    await expect(screen.queryByText('Preparando tu juego...')).toBeNull();
  },
});

export const HeldForSurveys = meta.story({
  name: 'After the tip, Score waits for the surveys',
  parameters: { states: ['score.held'] },
  beforeEach: () => setScenario('slow', { only: 'GET /surveys', ms: 600_000 }),
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog(TIP)).getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(reachable()).toEqual([]);
    setScenario(null);
    await dialog(/Cuéntanos cómo te va/);
  },
});

export const SurveysNeverAnswer = meta.story({
  name: 'After the tip, Score does not wait forever for surveys that never arrive',
  parameters: { states: ['score.held-over'] },
  beforeEach: () => setScenario('slow', { only: 'GET /surveys', ms: 600_000 }),
  play: async ({ userEvent }) => {
    const tip = await dialog(TIP);
    // While the intro `TIP` is shown, no timer limits Score's wait. A new timer starts when the intro is closed.
    await waitFor(() => expect(waits.size).toBe(0));
    await userEvent.click(tip.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(reachable()).toEqual([]);
    await endWait();
    const way = await standsThere();
    await waitFor(() => expect(way.closest('[inert]')).toBeNull());
    await expect(waits.size).toBe(0);
  },
});

export const LetGo = meta.story({
  name: 'Nothing pending: the wait of Score ends by itself',
  parameters: { states: ['score.held'] },
  beforeEach: () => enterAs('48213'),
  play: async () => {
    const way = await standsThere();
    await waitFor(() => expect(way.closest('[inert]')).toBeNull());
    await expect(reachable()).toContain(way);
    await expect(sent('GET', '/surveys')).toHaveLength(1);
    await expect(sent('GET', '/materials')).toHaveLength(1);
  },
});

export const WaitOver = meta.story({
  name: 'The wait has a limit: an intro that arrives later is shown on the next return to Score',
  parameters: { states: ['score.held-over', 'score.held-late'] },
  beforeEach: () => {
    enterAs('60007');
    setScenario('slow', { only: 'GET /materials', ms: 600_000 });
  },
  play: async ({ userEvent }) => {
    const way = await standsThere();
    await endWait();
    await waitFor(() => expect(way.closest('[inert]')).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    // Lets the intro arrive. The user is already using Score, so the intro is not shown.
    setScenario(null);
    await waitFor(() =>
      expect(localStorage.getItem(storedAnswers('materials')[0] ?? '')).toContain(TIP),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Bóveda' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Juego' }));
    const tip = await dialog(TIP);
    await userEvent.click(tip.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(reachable()).toContain(await standsThere());
  },
});

export const SurveyFailed = meta.story({
  name: 'Sending a survey fails, then works',
  parameters: { states: ['survey.failed'] },
  beforeEach: () => {
    enterAs('60009');
    setScenario('survey-500', { times: 1 });
  },
  play: async ({ userEvent }) => {
    const survey = await dialog(/Cuéntanos cómo te va/);
    await userEvent.click(survey.getByRole('checkbox', { name: 'Vales de despensa' }));
    await userEvent.click(survey.getByRole('radio', { name: 'Sí' }));
    await userEvent.type(survey.getByLabelText('3. ¿Qué cambiarías?'), 'Nada');
    await userEvent.click(survey.getByRole('button', { name: 'Enviar respuestas' }));
    await expect(await survey.findByRole('alert')).toBeVisible();
    await expect(survey.getByLabelText('3. ¿Qué cambiarías?')).toHaveValue('Nada');
    await userEvent.click(survey.getByRole('button', { name: 'Intentar de nuevo' }));
    await dialog(/Sobre tu tienda/);
    await expect(sent('POST', '/surveys/complete')).toHaveLength(2);
  },
});
