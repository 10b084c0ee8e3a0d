import { paths } from '@gemas/domain';
import { AppBar, Dock, type DockPlace, Screen, Skeleton, WaitingText } from '@gemas/ui';
import { useAtomValue } from '../state/core/jotai.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { useBack } from './back.ts';
import type { RouteSpec } from './routes.ts';

function PageDock({ current }: { current: DockPlace }) {
  return <Dock current={current} unread={useAtomValue(newNotificationsAtom)} />;
}

/** What is shown of a page before the page itself: its bar, title and dock at once, boxes for the rest. */
export function PageSkeleton({ title, heading = title, ground, dock, hasBack }: RouteSpec) {
  const back = useBack(paths.score);
  return (
    <div data-pending>
      <Screen
        ground={ground}
        bar={<AppBar title={heading} tone={ground} onBack={hasBack && back} />}
        dock={dock && <PageDock current={dock} />}
      >
        <WaitingText>Cargando...</WaitingText>
        <Skeleton height={132} />
      </Screen>
    </div>
  );
}
