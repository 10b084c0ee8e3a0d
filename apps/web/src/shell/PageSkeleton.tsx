import { paths } from '@gemas/domain';
import { AppBar, Dock, type DockPlace, Screen, Skeleton, WaitingText } from '@gemas/ui';
import { useState } from 'react';
import { useStore } from '../state/core/jotai.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { useBack } from './back.ts';
import type { RouteSpec } from './routes.ts';

function PageDock({ current }: { current: DockPlace }) {
  const store = useStore();
  // Read once: what has failed is asked for again with each screen, and this is none of its own.
  const [unread] = useState(() => store.get(newNotificationsAtom));
  return <Dock current={current} unread={unread} />;
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
