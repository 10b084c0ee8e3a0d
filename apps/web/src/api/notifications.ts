import { ignored, readNotifications } from '@gemas/domain';
import type { Post } from './client.ts';
import { get } from './get.ts';

/** `GET /notifications`. */
export const fetchNotifications = get('/notifications', readNotifications);

/** `POST /notifications/viewed`: marks notifications as viewed. */
export function sendViewed(post: Post, ids: readonly number[]): Promise<void> {
  return post({
    method: 'POST',
    path: '/notifications/viewed',
    body: { notifications: ids },
    read: ignored,
    secondary: true,
  });
}
