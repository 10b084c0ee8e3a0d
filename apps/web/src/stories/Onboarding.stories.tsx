import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { keepToken, storedAnswers } from '../testing/browser.ts';
import { settled } from '../testing/settled.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));

const meta = preview.meta({
  title: 'Flows/Onboarding',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.score },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('60008');
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

/** Taps through the tour to its end. */
async function finishTour(userEvent: { click: (element: Element) => Promise<void> }) {
  const tour = await dialog(/Paso 1 de 5/);
  for (const step of [2, 3, 4, 5]) {
    await userEvent.click(tour.getByRole('button', { name: 'Siguiente' }));
    await expect(tour.getByText(`Paso ${step} de 5`)).toBeVisible();
  }
  await userEvent.click(tour.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const TourDone = meta.story({
  name: 'The tour to its end',
  parameters: { states: ['tour.complete', 'tour.next'] },
  beforeEach: () => enterAs('60005'),
  play: async ({ userEvent }) => {
    await finishTour(userEvent);
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
    await finishTour(userEvent);
    await waitFor(() => expect(sent('POST', '/auth/tour_complete')).toHaveLength(1));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const TourLeft = meta.story({
  name: 'Esc puts the tour away: nothing is sent or stored',
  parameters: { states: ['tour.left'] },
  beforeEach: () => enterAs('60005'),
  play: async ({ userEvent }) => {
    await dialog(/Paso 1 de 5/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await settled();
    await expect(sent('POST', '/auth/tour_complete')).toHaveLength(0);
    await expect(local.getItem(LOCAL_KEYS.tourComplete)).toBeNull();
  },
});

const prizes = () => screen.findByRole('link', { name: 'VER LOS PREMIOS' });

const slowly = (call: string) => setScenario('slow', { only: call, ms: 600_000 });

export const UsableAtOnce = meta.story({
  name: 'Score can be used while intros and surveys load; an intro then comes before the tour',
  parameters: { states: ['score.usable-at-once', 'intro.late'] },
  beforeEach: () => {
    enterAs('60008');
    slowly('GET /materials');
  },
  play: async ({ userEvent }) => {
    const way = await prizes();
    way.focus();
    await expect(way).toHaveFocus();
    await expect(way.closest('[inert]')).toBeNull();
    // The survey and the tour are known to be pending, but the intros come first.
    await waitFor(() => expect(sent('GET', '/surveys')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /^Tus insignias/ }));
    await userEvent.click((await dialog(/insignias/i)).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    setScenario(null);
    await dialog(TIP);
  },
});

export const SurveyLate = meta.story({
  name: 'After the tip, Score can be used; the survey is shown when it arrives, before the tour',
  parameters: { states: ['score.usable-at-once', 'survey.late'] },
  beforeEach: () => slowly('GET /surveys'),
  play: async ({ userEvent }) => {
    await userEvent.click((await dialog(TIP)).getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const way = await prizes();
    way.focus();
    await expect(way).toHaveFocus();
    setScenario(null);
    await dialog(/Cuéntanos cómo te va/);
  },
});

export const NotOverADialog = meta.story({
  name: 'A tip that arrives over another dialog waits until that dialog is closed',
  parameters: { states: ['intro.waits'] },
  beforeEach: () => {
    enterAs('60007');
    slowly('GET /materials');
  },
  play: async ({ userEvent }) => {
    await prizes();
    await waitFor(() => expect(sent('GET', '/materials')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /^Tus insignias/ }));
    const badges = await dialog(/insignias/i);
    setScenario(null);
    await waitFor(() =>
      expect(localStorage.getItem(storedAnswers('materials')[0] ?? '')).toContain(TIP),
    );
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(badges.getByRole('button', { name: 'Cerrar' }));
    await dialog(TIP);
  },
});

export const NotAfterLeaving = meta.story({
  name: 'A tip that arrives after the user has left Score is shown on the return',
  parameters: { states: ['intro.late'] },
  beforeEach: () => {
    enterAs('60007');
    slowly('GET /materials');
  },
  play: async ({ userEvent }) => {
    await prizes();
    await waitFor(() => expect(sent('GET', '/materials')).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Bóveda' }));
    await screen.findByRole('heading', { level: 1, name: 'Bóveda' });
    setScenario(null);
    await settled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Juego' }));
    const tip = await dialog(TIP);
    await userEvent.click(tip.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
