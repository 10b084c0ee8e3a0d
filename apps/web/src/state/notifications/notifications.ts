import { BRIEFLY_FRESH_MS, idsToSend, type NoticeVisit } from '@gemas/domain';
import { atom } from 'jotai';
import { fetchNotifications } from '../../api/notifications.ts';
import { userQuery } from '../session/user-query.ts';

export const notificationsAtom = userQuery('notifications', fetchNotifications, {
  staleTime: BRIEFLY_FRESH_MS,
});

/** Ids of the notifications that were new in this visit. They stay marked as new on the screen (decision 47). */
export const noticeVisitAtom = atom<NoticeVisit>([]);

/** Number of new notifications. Null until they are loaded, because a number that the server has not sent is never shown. */
export const newNotificationsAtom = atom((get): number | null => {
  const list = get(notificationsAtom).data;
  return list ? (idsToSend(get(noticeVisitAtom), list)?.length ?? 0) : null;
});
