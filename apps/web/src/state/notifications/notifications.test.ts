import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/call.ts';
import { loadPage, newPhone, store, visit } from '../../testing/phone.ts';
import { SOON } from '../../testing/soon.ts';
import { newNotificationsAtom, notificationsAtom } from './notifications.ts';
import { viewNotificationsAtom } from './viewed.ts';

/** Request bodies of the calls that report viewed notifications. */
let reported: unknown[] = [];
let isOnline = true;
/** If true, the server sends a fourth notification, and does not answer reports of viewed notifications. */
let isNewer = false;

const notice = (id: number, viewed: boolean) => ({
  ...{ id, title: 'Nuevo reto', description: '', created_at: '2026-03-14', viewed },
});

beforeEach(() => {
  newPhone();
  reported = [];
  isOnline = true;
  isNewer = false;
  loadPage(async ({ path, body }) => {
    const newer = isNewer ? [notice(4, false)] : [];
    if (path === '/notifications')
      return [notice(1, false), notice(2, true), notice(3, false), ...newer];
    reported.push(body);
    if (isNewer) await new Promise(() => undefined);
    if (!isOnline) throw new ApiError('offline');
    return {};
  });
});

const load = () => visit(store, notificationsAtom);

it('the number of new notifications is unknown until they are loaded (decision 70)', async () => {
  expect(store.get(newNotificationsAtom)).toBeNull();
  await load();
  expect(store.get(newNotificationsAtom)).toBe(2);
});

it('opening the list reports the new notifications once', async () => {
  store.set(viewNotificationsAtom);
  expect(reported).toEqual([]);
  await load();
  store.set(viewNotificationsAtom);
  store.set(viewNotificationsAtom);
  expect(reported).toEqual([{ notifications: [1, 3] }]);
  expect(store.get(newNotificationsAtom)).toBe(0);
});

it('newer notifications are reported while the report of earlier ones is pending', async () => {
  await load();
  isNewer = true;
  store.set(viewNotificationsAtom);
  await store.get(notificationsAtom).refetch();
  await vi.waitUntil(() => store.get(notificationsAtom).data?.length === 4, SOON);
  store.set(viewNotificationsAtom);
  expect(reported).toEqual([{ notifications: [1, 3] }, { notifications: [4] }]);
});

it('notifications whose report failed are reported again when the list is opened again', async () => {
  await load();
  isOnline = false;
  store.set(viewNotificationsAtom);
  await vi.waitFor(() => expect(store.get(newNotificationsAtom)).toBe(2), SOON);
  isOnline = true;
  store.set(viewNotificationsAtom);
  expect(reported).toEqual([{ notifications: [1, 3] }, { notifications: [1, 3] }]);
  expect(store.get(newNotificationsAtom)).toBe(0);
});
