import { type Id, includesId } from '../format/id.ts';
import type { Notification } from './notification.ts';

/** Ids of the notifications that were new during this visit and that the app has reported to the server as viewed. */
export type NoticeVisit = readonly Id[];

/**
 * A notification as the list shows it. A notification that was new stays marked as new for the whole visit (decision
 * 47).
 */
export interface NoticeRow extends Notification {
  isNew: boolean;
}

/**
 * Returns the ids of the notifications that the app has to report to the server as viewed, as they were sent. Each new id is sent only
 * once, even if the server keeps sending it as new. Null if there is nothing to send, because an empty list is never
 * sent (decision 47).
 */
export function idsToSend(visit: NoticeVisit, list: readonly Notification[]): Id[] | null {
  const ids = new Map(list.filter(({ viewed }) => !viewed).map(({ id }) => [String(id), id]));
  for (const id of visit) ids.delete(String(id));
  return ids.size === 0 ? null : [...ids.values()];
}

/** Adds `sent` to the ids of the visit. `sent` are the ids that the app reports to the server as viewed. */
export function afterSending(visit: NoticeVisit, sent: readonly Id[]): NoticeVisit {
  return [...visit, ...sent.filter((id) => !includesId(visit, id))];
}

/**
 * Returns the rows of the list. Notifications that were new during this visit are marked as new, even after they were
 * viewed.
 */
export function noticeRows(visit: NoticeVisit, list: readonly Notification[]): NoticeRow[] {
  return list.map((notice) => ({
    ...notice,
    isNew: !notice.viewed || includesId(visit, notice.id),
  }));
}
