import type { Notification } from '../notifications/notification.ts';
import { withDays } from './days.ts';
import { flag, id, list, object, type Reader, text, textOrNull, withText } from './read.ts';

const notification: Reader<Notification> = object({
  id,
  title: text,
  description: text,
  created_at: textOrNull,
  viewed: flag,
});

export const readNotifications: Reader<Notification[]> = withDays(
  list(withText(notification, 'title', 'description'), 'id'),
  'created_at',
);
