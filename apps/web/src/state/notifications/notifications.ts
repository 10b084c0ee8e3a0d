import { BRIEFLY_FRESH_MS, idsToSend, type NoticeVisit } from '@gemas/domain';
import { fetchNotifications } from '../../api/notifications.ts';
import { atom } from '../core/jotai.ts';
import { userQuery } from '../session/user-query.ts';

/** True while the first screen of the app is being opened. */
export const isOpeningAtom = atom(false);

export const notificationsAtom = userQuery('notifications', fetchNotifications, {
  staleTime: BRIEFLY_FRESH_MS,
});

/** Ids of the notifications that were new in this visit. They stay marked as new on the screen (decision 47). */
export const noticeVisitAtom = atom<NoticeVisit>([]);

/**
 * Number of new notifications, 0 until they are loaded. They are fetched only after the first screen has opened, because
 * that screen does not need the number.
 */
export const newNotificationsAtom = atom((get) => {
  if (get(isOpeningAtom)) return 0;
  return idsToSend(get(noticeVisitAtom), get(notificationsAtom).data ?? [])?.length ?? 0;
});
