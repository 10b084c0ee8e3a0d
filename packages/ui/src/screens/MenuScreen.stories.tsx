import { expect, fn, waitFor } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import { expectOffline, OFFLINE, UNREAD } from '../testing/freshness.ts';
import { MenuScreen, type MenuScreenProps } from './MenuScreen.tsx';

const args: MenuScreenProps = {
  user: {
    name: 'Fernanda Ávila',
    code: '48213',
    role_id: 3,
    daily_goal: 5,
    daily_activations: 3,
  },
  balance: 1284,
  newNotifications: 3,
  balanceFreshness: FRESH,
  onLogout: fn(),
};

const meta = preview.meta({
  title: 'Screens/Menu',
  parameters: { chromatic: screenPictures },
  component: MenuScreen,
  args,
});

export const Activator = meta.story({
  parameters: { states: ['menu.tiles', 'menu.notifications-many', 'progress.under', 'shell.back'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Perfil');
    await expect(canvasElement).toHaveTextContent('1,284 esmeraldas');
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    const leads = (name: string) =>
      [...canvas.getByRole('navigation', { name }).querySelectorAll('a')].map((lead) =>
        lead.getAttribute('href'),
      );
    await expect(leads('Perfil')).toEqual(['#/notifications', '#/help/materials']);
    await expect(leads('Pantallas principales')).toEqual(['#/score', '#/rewards', '#/vault']);
    await expect(canvas.getByRole('link', { name: '3 notificaciones nuevas' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
  },
});

export const NotificationsUnknown = meta.story({
  name: 'Number of new notifications unknown: no number',
  parameters: { states: ['menu.notifications-unknown'] },
  args: { newNotifications: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Notificaciones' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Perfil' })).toBeVisible();
    await expect(canvas.queryByText(/notificaciones? nuevas?/)).toBeNull();
  },
});

export const ActivationsUnknown = meta.story({
  name: "Today's activations unknown: no daily progress",
  parameters: { states: ['menu.progress-hidden'] },
  args: { user: { ...args.user, daily_activations: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 notificaciones nuevas' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

export const OneNotification = meta.story({
  name: 'One new notification, one gem',
  parameters: { states: ['menu.notifications-one'] },
  args: { newNotifications: 1, balance: 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '1 notificación nueva' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/1 esmeralda(?!s)/);
  },
});

export const NoNotifications = meta.story({
  name: 'No new notifications',
  parameters: { states: ['menu.notifications-none'] },
  args: { newNotifications: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '0 notificaciones nuevas' })).toBeVisible();
  },
});

export const OtherRole = meta.story({
  name: 'A role without a daily goal',
  parameters: { states: ['menu.progress-hidden'] },
  args: { user: { ...args.user, role_id: 4 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Tu meta de hoy')).toBeNull();
  },
});

export const EveryTile = meta.story({
  name: 'Own history and support',
  parameters: { states: ['menu.history', 'menu.support'] },
  args: { historyHref: '#/history/1001', supportHref: '#/support' },
  play: async ({ canvas }) => {
    // The name leads, and what the dock has comes after history, help and support.
    const { top } = canvas.getByText(args.user.name).getBoundingClientRect();
    await expect(top).toBeLessThan(canvas.getByText('1,284').getBoundingClientRect().top);
    const tops = [/^Mi historial/, /^Soporte/, /^Mis premios/].map(
      (name) => canvas.getByRole('link', { name }).getBoundingClientRect().top,
    );
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect(canvas.getByRole('link', { name: /^Mi historial/ })).toHaveAttribute(
      'href',
      '#/history/1001',
    );
    await expect(canvas.getByRole('link', { name: /^Soporte/ })).toHaveAttribute(
      'href',
      '#/support',
    );
  },
});

export const NotInstalled = meta.story({
  name: 'The app is not installed',
  parameters: { states: ['menu.download'] },
  args: { downloadHref: '#/download' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Descarga la app/ })).toHaveAttribute(
      'href',
      '#/download',
    );
  },
});

export const LogoutAsked = meta.story({
  name: 'Log-out asked',
  parameters: { states: ['menu.logout-asked', 'menu.logout-kept'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(
      await canvas.findByRole('dialog', { name: '¿Quieres cerrar tu sesión?' }),
    ).toHaveAttribute('open');
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
});

LogoutAsked.test('can be cancelled without a log-out', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  await expect(args.onLogout).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toHaveFocus();
});

LogoutAsked.test('logs out after the confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sí, cerrar sesión' }));
  await expect(args.onLogout).toHaveBeenCalledTimes(1);
});

export const Extremes = meta.story({
  name: 'Extremes: long name, 1,284,000 gems, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    user: {
      ...args.user,
      name: 'María de los Ángeles Guadalupe Xicohténcatl-Montes',
      code: '1048213',
      daily_goal: 25,
      daily_activations: 1284,
    },
    balance: 1_284_000,
    newNotifications: 128,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Offline = meta.story({
  parameters: { states: ['menu.offline', 'shell.offline'] },
  args: { balanceFreshness: OFFLINE },
  play: expectOffline,
});

export const NoName = meta.story({
  name: 'Without a name',
  args: { user: { ...args.user, name: '' } },
  play: async ({ canvas }) => {
    const [person, balance] = canvas
      .getByRole('region', { name: 'Tu cartera' })
      .querySelectorAll('p');
    await expect(balance).toHaveTextContent('1,284 esmeraldas');
    await expect(person).toHaveTextContent('48213');
    await expect(person?.querySelector('b')).toBeNull();
  },
});

export const Unread = meta.story({
  name: 'A balance that could not be read',
  parameters: { states: ['menu.balance-unread'] },
  args: { balance: null, balanceFreshness: UNREAD },
  play: async ({ canvas }) => {
    const wallet = canvas.getByRole('region', { name: 'Tu cartera' });
    await expect(wallet).toHaveTextContent('No pudimos leer tu saldo.');
    await expect(wallet).not.toHaveTextContent('esmeralda');
    await expect(canvas.getAllByText('No pudimos leer tu saldo.')).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Intentar de nuevo' })).toHaveLength(1);
  },
});
