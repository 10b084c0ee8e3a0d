import { href, type NoticeRow, paths } from '@gemas/domain';
import { NotificationList } from '../notifications/NotificationList.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { freshnessOf } from '../primitives/Freshness/freshness.ts';
import { InlineError } from '../primitives/InlineError.tsx';
import type { RemoteList } from '../primitives/remote.ts';
import { Loading, SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Dock } from '../shell/Dock.tsx';
import { Screen } from '../shell/Screen.tsx';
import { QuietBell } from '../shell/scenes/QuietBell.tsx';

export interface NotificationsScreenProps {
  /** The user's notifications, or their loading or error state. */
  notifications: RemoteList<NoticeRow>;
  /** Number of unseen notifications, shown on the dock; null while unknown. */
  newNotifications: number | null;
  /** Called by 'Volver'. Default: a link to the profile. */
  onBack?: (() => void) | undefined;
}

function Notices({ notifications }: Pick<NotificationsScreenProps, 'notifications'>) {
  switch (notifications.status) {
    case 'loading':
      return (
        <Loading label="Buscando notificaciones...">
          <SkeletonStack>
            <Skeleton height={112} />
            <Skeleton height={112} />
            <Skeleton height={112} />
            <Skeleton height={112} />
          </SkeletonStack>
        </Loading>
      );
    case 'error':
      return (
        <InlineError
          title="No pudimos cargar tus notificaciones"
          failure={notifications.failure}
          onRetry={notifications.onRetry}
        />
      );
    case 'empty':
      return (
        <EmptyState
          scene={<QuietBell />}
          title="No tienes notificaciones."
          help="Aquí te avisamos de tus premios."
        />
      );
    case 'ready':
      return <NotificationList notifications={notifications.items} />;
  }
}

/**
 * The user's notifications (spec section 2, Notifications).
 *
 * - Seen by all users. Opened from the profile. Opening this screen marks the new notifications as viewed.
 * - Not for an event on the current screen: use a toast.
 */
export function NotificationsScreen({
  notifications,
  newNotifications,
  onBack,
}: NotificationsScreenProps) {
  return (
    <Screen
      freshness={freshnessOf(notifications)}
      bar={
        <AppBar
          title="Notificaciones"
          {...(onBack ? { onBack } : { backHref: href(paths.menu) })}
        />
      }
      dock={<Dock current="menu" unread={newNotifications} />}
    >
      <Notices notifications={notifications} />
    </Screen>
  );
}
