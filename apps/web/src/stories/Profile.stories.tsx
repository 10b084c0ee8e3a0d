import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { watchInstall } from '../state/core/install-offer.ts';
import {
  holdPageLoads,
  keepLoginCode,
  keepToken,
  pageLoads,
  screenHeading,
} from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));
const NOTIFICATIONS = 'GET /notifications';

const meta = preview.meta({
  title: 'Flows/Profile',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.menu },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('48213');
  },
});

const asked = () => db.requests.filter(({ path }) => path === '/notifications');
const logOut = () => screen.findByRole('button', { name: 'Cerrar sesión' });
const tile = (name: RegExp) => screen.findByRole('link', { name });
/** Asserts that the parts of the screen that need only the data of the user are visible. */
const expectTheRest = async () => {
  await expect(await logOut()).toBeVisible();
  await expect(screen.getByRole('region', { name: 'Tu cartera' })).toHaveTextContent('1,284');
  for (const name of [/^Juego/, /^Mis premios/, /^Bóveda/, /^Ayuda/]) {
    await expect(screen.getAllByRole('link', { name }).length).toBeGreaterThan(0);
  }
  await expect(screen.queryByRole('alert')).toBeNull();
};

export const Ready = meta.story({
  parameters: { states: ['menu.tiles', 'menu.notifications-many', 'progress.under'] },
  play: async () => {
    await expectTheRest();
    await expect(await tile(/^3 notificaciones nuevas/)).toHaveAttribute('href', '#/notifications');
    await expect(asked()).toHaveLength(1);
  },
});

const asks = fn();

/** Fires the browser's offer to install the app, as Chrome on Android does. */
function offerInstall(): void {
  asks.mockReset();
  watchInstall();
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(Object.assign(offer, { prompt: asks }));
}

export const Install = meta.story({
  name: 'Download, which has the browser ask',
  parameters: { states: ['menu.download', 'download.prompt', 'download.asked'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await tile(/^Descarga la app/));
    await expect(await screenHeading('Descarga la app')).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
    offerInstall();
    await userEvent.click(await screen.findByRole('button', { name: 'Instalar en este teléfono' }));
    await expect(asks).toHaveBeenCalledTimes(1);
    // The browser allows one install prompt per `beforeinstallprompt` event, so the install button is removed.
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    await expect(screen.getByRole('status')).toHaveTextContent('Si la instalaste');
    await userEvent.click(screen.getByRole('link', { name: 'Seguir en el navegador' }));
    await expect(await screen.findByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
  },
});

export const NothingNew = meta.story({
  name: 'No notifications',
  parameters: { states: ['menu.notifications-none'] },
  beforeEach: () => enterAs('60023'),
  play: async () => {
    await expect(await tile(/^0 notificaciones nuevas/)).toBeVisible();
    await waitFor(() => expect(asked()).toHaveLength(1));
  },
});

export const Slow = meta.story({
  parameters: { states: ['error.slow', 'menu.notifications-unknown'] },
  beforeEach: () => setScenario('slow', { only: NOTIFICATIONS, ms: 600_000 }),
  play: async () => {
    await expectTheRest();
    await expect(await tile(/^Notificaciones$/)).toBeVisible();
  },
});

export const ServerError = meta.story({
  name: 'Failed: error 500',
  parameters: { states: ['error.server-500', 'error.swallowed', 'menu.notifications-unknown'] },
  beforeEach: () => setScenario('server-500', { only: NOTIFICATIONS }),
  play: async () => {
    await expectTheRest();
    await waitFor(() => expect(asked()).toHaveLength(1));
    await expect(await tile(/^Notificaciones$/)).toBeVisible();
  },
});

export const GoalPassed = meta.story({
  name: 'Daily goal passed: 7 of 5',
  parameters: { states: ['progress.over'] },
  beforeEach: () => enterAs('60024'),
  play: async () => {
    await expect(await logOut()).toBeVisible();
    await expect(screen.getByRole('main')).toHaveTextContent('7');
    await expect(screen.getByRole('main')).toHaveTextContent('10');
  },
});

export const OtherRole = meta.story({
  name: 'Another role: no daily progress',
  parameters: { states: ['menu.progress-hidden'] },
  beforeEach: () => enterAs('10027'),
  play: async () => {
    await expect(await logOut()).toBeVisible();
    await expect(screen.queryByRole('progressbar')).toBeNull();
  },
});

export const LoggedOut = meta.story({
  name: 'Logged out',
  parameters: { states: ['menu.logout-asked', 'session.logout'] },
  beforeEach: () => {
    keepLoginCode('48213');
    localStorage.setItem('last_rewards', '[]');
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await logOut());
    const question = await screen.findByRole('dialog', { name: '¿Quieres cerrar tu sesión?' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(localStorage.getItem('token')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sí, cerrar sesión' }));
    await waitFor(() => expect(pageLoads).toEqual(['replace']));
    for (const key of ['token', 'login_code', 'last_rewards']) {
      await expect(localStorage.getItem(key)).toBeNull();
    }
    for (const key of ['user', 'wallet']) await expect(sessionStorage.getItem(key)).toBeNull();
  },
});

export const Stayed = meta.story({
  name: 'Log-out asked, and stayed',
  parameters: { states: ['menu.logout-kept'] },
  beforeEach: holdPageLoads,
  play: async ({ userEvent }) => {
    await userEvent.click(await logOut());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await expect(pageLoads).toEqual([]);
    await expect(localStorage.getItem('token')).not.toBeNull();
    await expect(await logOut()).toBeVisible();
  },
});
