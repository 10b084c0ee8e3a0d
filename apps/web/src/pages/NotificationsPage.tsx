import { noticeRows, paths } from '@gemas/domain';
import { NotificationsScreen } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useBack } from '../shell/back.ts';
import {
  newNotificationsAtom,
  noticeVisitAtom,
  notificationsAtom,
} from '../state/notifications/notifications.ts';
import { viewNotificationsAtom } from '../state/notifications/viewed.ts';
import { useRemoteList } from './use-remote.ts';

export default function NotificationsPage() {
  const notifications = useAtomValue(notificationsAtom);
  const visit = useAtomValue(noticeVisitAtom);
  const view = useSetAtom(viewNotificationsAtom);
  const { data } = notifications;
  useEffect(() => {
    if (data) view();
  }, [data, view]);
  return (
    <NotificationsScreen
      notifications={useRemoteList(notifications, (list) => noticeRows(visit, list))}
      newNotifications={useAtomValue(newNotificationsAtom)}
      onBack={useBack(paths.menu)}
    />
  );
}
