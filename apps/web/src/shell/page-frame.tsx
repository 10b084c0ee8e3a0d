import { paths } from '@gemas/domain';
import {
  AppBar,
  Dock,
  type DockPlace,
  InlineError,
  Screen,
  Skeleton,
  WaitingText,
} from '@gemas/ui';
import { type ReactNode, useState } from 'react';
import { useStore } from '../state/core/jotai.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { useConnection } from '../state/session/connection.ts';
import { useBack } from './back.ts';
import type { RouteSpec } from './routes.ts';

function PageDock({ current }: { current: DockPlace }) {
  const store = useStore();
  // Read once. With a subscription, every screen would fetch the notifications again after a failure.
  const [unread] = useState(() => store.get(newNotificationsAtom));
  return <Dock current={current} unread={unread} />;
}

/** Renders the bar, the title and the dock of a page, around content that replaces the page. */
function PageFrame({ spec, children }: { spec: RouteSpec; children: ReactNode }) {
  const { title, heading = title, ground, dock, noBack } = spec;
  const back = useBack(paths.score);
  return (
    <Screen
      freshness={null}
      ground={ground}
      bar={<AppBar title={heading} tone={ground} onBack={noBack ? undefined : back} />}
      dock={dock && <PageDock current={dock} />}
    >
      {children}
    </Screen>
  );
}

/** Renders the skeleton of a page: its frame with placeholders. */
export function PageSkeleton({ spec }: { spec: RouteSpec }) {
  return (
    <div data-pending>
      <PageFrame spec={spec}>
        <WaitingText>Cargando...</WaitingText>
        <Skeleton height={132} />
      </PageFrame>
    </div>
  );
}

/** Shown instead of a page that needs the server, while the server cannot be reached (decision 64). */
export function UnreachablePage({ spec }: { spec: RouteSpec }) {
  const { checking, onRetry } = useConnection();
  return (
    <PageFrame spec={spec}>
      <InlineError
        title="Necesitas conexión para ver esta pantalla"
        failure="offline"
        retrying={checking}
        onRetry={onRetry}
      />
    </PageFrame>
  );
}
