import type { Notification } from '@gemas/domain';
import type { Post, Send } from './client.ts';
import { withDays } from './days.ts';
import {
  flag,
  id,
  ignored,
  list,
  object,
  type Reader,
  text,
  textOrNull,
  withText,
} from './read.ts';

const notification: Reader<Notification> = object({
  id,
  title: text,
  description: text,
  created_at: textOrNull,
  viewed: flag,
});

/** `GET /notifications`. */
export function fetchNotifications(send: Send, signal?: AbortSignal): Promise<Notification[]> {
  return send({
    method: 'GET',
    path: '/notifications',
    read: withDays(list(withText(notification, 'title', 'description'), 'id'), 'created_at'),
    signal,
  });
}

/** `POST /notifications/viewed`: marks notifications as seen. */
export function sendViewed(post: Post, ids: readonly number[]): Promise<void> {
  return post({
    method: 'POST',
    path: '/notifications/viewed',
    body: { notifications: ids },
    read: ignored,
    secondary: true,
  });
}
