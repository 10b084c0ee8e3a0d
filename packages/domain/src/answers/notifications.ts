import type { Notification } from '../notifications/notification.ts';
import { dateOrNull, withDays } from './days.ts';
import { flag, id, list, object, type Reader, text, withText } from './read.ts';

const notification: Reader<Notification> = object({
  id,
  title: text,
  description: text,
  created_at: dateOrNull,
  viewed: flag,
});

export const readNotifications: Reader<Notification[]> = withDays(
  list(withText(notification, 'title', 'description'), 'id'),
  'created_at',
);
