import { ignored, readNotifications } from '@gemas/domain';
import { get, postWith } from './get.ts';

/** `GET /notifications`. */
export const fetchNotifications = get('/notifications', readNotifications);

/** `POST /notifications/viewed`: marks notifications as viewed. */
export const sendViewed = postWith(
  '/notifications/viewed',
  (ids: readonly number[]) => ({ notifications: ids }),
  ignored,
  { secondary: true },
);
