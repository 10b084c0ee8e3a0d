import type { Notification } from './notification.ts';

/** Ids of the notifications that were new in this visit. All of them have been sent as viewed. */
export type NoticeVisit = readonly number[];

/** A notification as the list shows it; new ones stay marked for the whole visit (decision 47). */
export interface NoticeRow extends Notification {
  isNew: boolean;
}

/**
 * Ids to send as viewed after the list has changed: each new id once, even if the server keeps sending it as new. Null
 * if there is nothing to send, since an empty list is never sent (decision 47).
 */
export function idsToSend(visit: NoticeVisit, list: readonly Notification[]): number[] | null {
  const ids = new Set(list.filter(({ viewed }) => !viewed).map(({ id }) => id));
  for (const id of visit) ids.delete(id);
  return ids.size === 0 ? null : [...ids];
}

/** The visit after those ids were sent. */
export function afterSending(visit: NoticeVisit, sent: readonly number[]): NoticeVisit {
  return [...visit, ...sent.filter((id) => !visit.includes(id))];
}

/** The list in which the notifications that were new in this visit are marked, also after they were viewed. */
export function noticeRows(visit: NoticeVisit, list: readonly Notification[]): NoticeRow[] {
  return list.map((notice) => ({
    ...notice,
    isNew: !notice.viewed || visit.includes(notice.id),
  }));
}
