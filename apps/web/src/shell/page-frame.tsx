import { paths, type RouteSpec } from '@gemas/domain';
import { InlineError, PageFrame, PagePlaceholder } from '@gemas/ui';
import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { useConnection } from '../state/session/connection.ts';
import { useBack } from './back.ts';
import { useRoute } from './routes.ts';

function Frame({ spec, children }: { spec: RouteSpec; children: ReactNode }) {
  const { title, heading = title, dock, noBack } = spec;
  const ground = dock === 'vault' ? ('night' as const) : undefined;
  const store = useStore();
  // Reads the number of new notifications without subscribing, because a new subscriber would repeat a failed fetch.
  const [unread] = useState(() => (dock ? store.get(newNotificationsAtom) : null));
  const back = useBack(paths.score);
  const frame = { title: heading, ground, dock, unread, onBack: noBack ? undefined : back };
  return <PageFrame {...frame}>{children}</PageFrame>;
}

/** Renders the skeleton of a page: the bar and dock of its screen, with placeholders as content. */
export function PageSkeleton({ spec }: { spec: RouteSpec }) {
  return (
    <div data-pending>
      <Frame spec={spec}>
        <PagePlaceholder />
      </Frame>
    </div>
  );
}

/** Redirects from a screen that cannot be shown. Meanwhile renders a skeleton, to avoid a blank frame. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <PageSkeleton spec={useRoute()} />
    </>
  );
}

/** Shown if a page needs the server and the server is unreachable (decision 64). Always has the button 'Volver'. */
export function UnreachablePage({ spec }: { spec: RouteSpec }) {
  const { checking, onRetry } = useConnection();
  const { noBack: _, ...withBack } = spec;
  return (
    <Frame spec={withBack}>
      <InlineError
        title="Necesitas conexión para ver esta pantalla"
        failure="offline"
        retrying={checking}
        onRetry={onRetry}
      />
    </Frame>
  );
}
