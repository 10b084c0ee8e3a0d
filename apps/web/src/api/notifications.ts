import { type Id, ignored, readNotifications } from '@gemas/domain';
import { get, postWith, SECONDARY } from './endpoint.ts';

export const fetchNotifications = get('/notifications', readNotifications);

export const sendViewed = postWith(
  '/notifications/viewed',
  (ids: readonly Id[]) => ({ notifications: ids }),
  ignored,
  SECONDARY,
);
