import { noticeRows } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import {
  dated,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../testing/freshness.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import { NotificationsScreen, type NotificationsScreenProps } from './NotificationsScreen.tsx';

const items = noticeRows([], fixtures.notifications);
const retry = fn();

const args: NotificationsScreenProps = {
  notifications: { status: 'ready', freshness: FRESH, items },
  newNotifications: 3,
};

const meta = preview.meta({
  title: 'Screens/Notifications',
  parameters: { chromatic: screenPictures },
  component: NotificationsScreen,
  args,
  beforeEach() {
    retry.mockClear();
  },
});

export const Ready = meta.story({
  parameters: { states: ['notifications.list', 'notifications.new'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(items.length);
    await expect(canvas.getByText('14 marzo 2026, 3:05 PM')).toBeVisible();
    const fresh = items.filter(({ isNew }) => isNew).length;
    await expect(canvas.getAllByText('Nueva')).toHaveLength(fresh);
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/menu');
  },
});

export const NoneNew = meta.story({
  name: 'None new',
  args: {
    notifications: {
      status: 'ready',
      freshness: FRESH,
      items: items.map((item) => ({ ...item, isNew: false })),
    },
    newNotifications: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nueva')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { notifications: { status: 'loading' } },
  parameters: { states: ['notifications.loading'] },
  play: async ({ canvas }) => {
    await expectSeen('Buscando notificaciones...');
    await expect(canvas.queryByText('No tienes notificaciones.')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { notifications: { status: 'empty', freshness: FRESH }, newNotifications: 0 },
  parameters: { states: ['notifications.empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tienes notificaciones.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { notifications: { status: 'error', failure: 'server', onRetry: retry } },
  parameters: { states: ['notifications.failure'] },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

export const Offline = meta.story({
  args: { notifications: { status: 'error', failure: 'offline', onRetry: retry } },
});

export const Extremes = meta.story({
  name: 'Extremes: long words, no date, text at 200 %, 320 px',
  args: {
    notifications: {
      status: 'ready',
      freshness: FRESH,
      items: items.map((item) => ({
        ...item,
        title: `${item.title} ${'interminable'.repeat(6)}`,
        created_at: null,
      })),
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { notifications: dated(args.notifications, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { notifications: dated(args.notifications, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const KeptOffline = meta.story({
  name: 'Offline, earlier data',
  parameters: { states: ['shell.offline'] },
  args: { notifications: dated(args.notifications, OFFLINE) },
  play: expectOffline,
});
