import { afterSending, type Id, idsToSend } from '@gemas/domain';
import { atom } from 'jotai';
import { sendViewed } from '../../api/notifications.ts';
import { latched } from '../session/latch.ts';
import { noticeVisitAtom, notificationsAtom } from './notifications.ts';

/** Sends the ids of viewed notifications. Calls with different ids may overlap. After a failure, the ids are new again. */
const sendViewedAtom = latched(
  async (post, _get, set, ids: readonly Id[]) => {
    await sendViewed(post, ids).catch(() =>
      set(noticeVisitAtom, (visit) => visit.filter((id) => !ids.includes(id))),
    );
  },
  { keyOf: (ids) => ids.join() },
);

/** Called when the list is opened: sends the new ids as viewed, once each unless the call fails. */
export const viewNotificationsAtom = atom(null, (get, set): void => {
  const visit = get(noticeVisitAtom);
  const ids = idsToSend(visit, get(notificationsAtom).data ?? []);
  if (ids === null) return;
  set(noticeVisitAtom, afterSending(visit, ids));
  void set(sendViewedAtom, ids);
});
